"""Short English equivalents of Russian nouns, from English-Russian dictionaries turned round."""
def make(nouns):
    return {}
