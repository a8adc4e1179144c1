#!/usr/bin/env python3
"""Makes the program's sounds: make_sounds.py [FOLDER]

Every sound is a sum of decaying sines (a struck bar of wood) in 16-bit mono at 22,050 Hz. The files are kept beside
this script; run it again only after a change here.
"""
import math
import random
import struct
import sys
import wave
from pathlib import Path

RATE = 22050
# Parts of a struck bar: frequency against the ground tone, strength, seconds to fall to 1/e.
BAR = ((1.0, 1.0, 1.0), (3.93, 0.22, 0.35), (9.2, 0.06, 0.15))


def bar(frequency, seconds, decay, strength):
    """A note of a wooden bar."""
    return [
        strength
        * sum(
            part * math.exp(-t / (decay * fall)) * math.sin(2 * math.pi * frequency * ratio * t)
            for ratio, part, fall in BAR
            if frequency * ratio < RATE / 2
        )
        for t in (i / RATE for i in range(int(seconds * RATE)))
    ]


def knock(seconds, strength):
    """A tile laid on wood: a dull tap with a breath of noise."""
    noise = random.Random(7)
    samples, low = [], 0.0
    for i in range(int(seconds * RATE)):
        t = i / RATE
        low += 0.25 * (noise.uniform(-1, 1) - low)
        body = math.sin(2 * math.pi * 210 * t) * math.exp(-t / 0.016)
        wood = math.sin(2 * math.pi * 530 * t) * math.exp(-t / 0.008)
        samples.append(strength * (0.9 * body + 0.5 * wood + 0.8 * low * math.exp(-t / 0.004)))
    return samples


def together(*parts):
    """Lays sounds over one another, each beginning at its second."""
    length = max(int(start * RATE) + len(samples) for start, samples in parts)
    mixed = [0.0] * length
    for start, samples in parts:
        for i, sample in enumerate(samples, int(start * RATE)):
            mixed[i] += sample
    return mixed


def save(path, samples):
    fade = int(0.004 * RATE)  # no click where a sound begins or ends
    for i in range(fade):
        samples[-1 - i] *= i / fade
    for i in range(min(12, len(samples))):
        samples[i] *= i / 12
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(b"".join(struct.pack("<h", round(32767 * max(-1, min(1, s)))) for s in samples))


SOUNDS = {
    "tile": knock(0.09, 0.5),
    "accepted": together((0, bar(587.3, 0.4, 0.12, 0.3)), (0.1, bar(880.0, 0.45, 0.13, 0.3))),
    "refused": together((0, bar(196.0, 0.25, 0.07, 0.42)), (0.09, bar(174.6, 0.3, 0.08, 0.42))),
    "last-minute": together((0, bar(784.0, 0.2, 0.06, 0.28)), (0.16, bar(784.0, 0.25, 0.06, 0.28))),
    "over": together(
        (0, bar(523.3, 0.5, 0.15, 0.26)), (0.13, bar(659.3, 0.5, 0.15, 0.26)), (0.26, bar(784.0, 0.65, 0.2, 0.28))
    ),
}

if __name__ == "__main__":
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent
    for name, samples in SOUNDS.items():
        save(folder / f"{name}.wav", samples)
