<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="bg" sourcelanguage="en">
<context>
    <name>BlankSheet</name>
    <message>
        <source>%1: a sheet to play on</source>
        <translation>%1: лист за игра</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Дата</translation>
    </message>
    <message numerus="yes">
        <source>%n letter(s) in the bag</source>
        <translation>
            <numerusform>%n буква в торбата</numerusform>
            <numerusform>%n букви в торбата</numerusform>
        </translation>
    </message>
    <message>
        <source>The alphabet</source>
        <translation>Азбуката</translation>
    </message>
    <message>
        <source>Words to begin with</source>
        <translation>Думи за начало</translation>
    </message>
</context>
<context>
    <name>ComputerText</name>
    <message>
        <source>Beginner</source>
        <translation>Новак</translation>
    </message>
    <message>
        <source>Amateur</source>
        <translation>Любител</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Познавач</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Майстор</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>Шампион</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Бързо</translation>
    </message>
    <message>
        <source>Natural</source>
        <translation>Обичайно</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Бавно</translation>
    </message>
    <message>
        <source>computer, level: %1</source>
        <translation>компютър, ниво: %1</translation>
    </message>
    <message>
        <source>%1 is thinking…</source>
        <translation>%1 мисли…</translation>
    </message>
    <message>
        <source>It is the computer&apos;s turn: %1 is thinking</source>
        <translation>Сега е ред на компютъра: %1 мисли</translation>
    </message>
    <message>
        <source>%1 found no word and passed</source>
        <translation>%1 не намери дума и пропусна</translation>
    </message>
    <message>
        <source>kind of move: %1</source>
        <translation>вид на хода: %1</translation>
    </message>
    <message>
        <source>it begins on %1</source>
        <translation>започва на %1</translation>
    </message>
    <message>
        <source>Hint %1 of %2</source>
        <translation>Подсказка %1 от %2</translation>
    </message>
    <message>
        <source>There is no word to be found here: pass the move</source>
        <translation>Тук няма нито една дума: пропуснете хода</translation>
    </message>
    <message>
        <source>Looking for a hint…</source>
        <translation>Търся подсказка…</translation>
    </message>
    <message numerus="yes">
        <source>There is a word of %n letter(s)</source>
        <translation>
            <numerusform>Има дума от %n буква</numerusform>
            <numerusform>Има дума от %n букви</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DictionaryText</name>
    <message>
        <source>%1 — one of your own words, it counts</source>
        <translation>%1 — ваша собствена дума, важи</translation>
    </message>
    <message>
        <source>%1 — the dictionary has it, it counts</source>
        <translation>%1 — има я в речника, важи</translation>
    </message>
    <message>
        <source>written “%1”</source>
        <translation>пише се „%1“</translation>
    </message>
    <message>
        <source>a diminutive of “%1”</source>
        <translation>умалително от „%1“</translation>
    </message>
    <message>
        <source>a diminutive</source>
        <translation>умалително</translation>
    </message>
    <message>
        <source>has no singular</source>
        <translation>без единствено число</translation>
    </message>
    <message>
        <source>slang</source>
        <translation>разговорно или жаргонно</translation>
    </message>
    <message>
        <source>one of your own words; it counts from the next match on</source>
        <translation>ваша собствена дума; важи от следващата партия</translation>
    </message>
    <message>
        <source>one of your own words; this match does not count them</source>
        <translation>ваша собствена дума; в тази партия собствените думи не важат</translation>
    </message>
</context>
<context>
    <name>FileProblem</name>
    <message>
        <source>there is no room left on the disk</source>
        <translation>на диска няма място</translation>
    </message>
    <message>
        <source>the folder cannot be written to</source>
        <translation>в папката не може да се записва</translation>
    </message>
    <message>
        <source>the folder is not there</source>
        <translation>папката не е на мястото си</translation>
    </message>
</context>
<context>
    <name>ImportText</name>
    <message>
        <source>Stopped: no word was added.</source>
        <translation>Спряно: не е добавена нито една дума.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) added</source>
        <translation>
            <numerusform>добавена %Ln дума</numerusform>
            <numerusform>добавени %Ln думи</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) repeated</source>
        <translation>
            <numerusform>%Ln повторение</numerusform>
            <numerusform>%Ln повторения</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) with foreign letters</source>
        <translation>
            <numerusform>%Ln ред с чужди букви</numerusform>
            <numerusform>%Ln реда с чужди букви</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) too short or too long</source>
        <translation>
            <numerusform>%Ln твърде къс или дълъг ред</numerusform>
            <numerusform>%Ln твърде къси или дълги реда</numerusform>
        </translation>
    </message>
    <message>
        <source>read as %1</source>
        <translation>прочетено като %1</translation>
    </message>
    <message>
        <source>The list is full: the rest of the file was left out.</source>
        <translation>Списъкът е пълен: останалото от файла е пропуснато.</translation>
    </message>
    <message>
        <source>line %1: “%2” — there already</source>
        <translation>ред %1: „%2“ — вече я има</translation>
    </message>
    <message>
        <source>line %1: “%2” — a letter that the alphabet lacks</source>
        <translation>ред %1: „%2“ — в азбуката няма такава буква</translation>
    </message>
    <message>
        <source>line %1: “%2” — too short or too long</source>
        <translation>ред %1: „%2“ — твърде къса или дълга</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln line(s) more</source>
        <translation>
            <numerusform>и още %Ln ред</numerusform>
            <numerusform>и още %Ln реда</numerusform>
        </translation>
    </message>
    <message>
        <source>The list of your words cannot be read; it stays as it is.</source>
        <translation>Списъкът с вашите думи не може да се прочете; остава както си е.</translation>
    </message>
    <message>
        <source>The change could not be kept: your words stay as they were.</source>
        <translation>Промяната не можа да се запази: думите остават както бяха.</translation>
    </message>
    <message>
        <source>This file cannot be read, or it is too large.</source>
        <translation>Този файл не може да се прочете или е твърде голям.</translation>
    </message>
</context>
<context>
    <name>LessonText</name>
    <message>
        <source>%1 of %2. %3</source>
        <translation>%1 от %2. %3</translation>
    </message>
    <message>
        <source>A match begins with placements: put a letter on an empty square beside a tile. The word runs from tile to touching tile, corners included, and uses the new letter. A letter is a point.</source>
        <translation>Партията започва с поставяния: сложете буква на празно поле до плочка. Думата върви от плочка на съседна, може и през ъгъл, и използва новата буква. Буквата е точка.</translation>
    </message>
    <message>
        <source>The board stays as it is: find a word on it. A star is a joker and stands for any letter you like.</source>
        <translation>Дъската остава както е: намерете дума на нея. Звездата е жокер и замества която буква поискате.</translation>
    </message>
    <message>
        <source>Any two tiles change places, jokers too. The word uses at least one of the two.</source>
        <translation>Които и да е две плочки си сменят местата, дори жокери. Думата използва поне едната от двете.</translation>
    </message>
    <message>
        <source>A tile goes to an empty square that touches another tile. The word uses it in its new place.</source>
        <translation>Плочка отива на празно поле до друга плочка. Думата я използва на новото ѝ място.</translation>
    </message>
    <message>
        <source>A letter of the bank and a letter on the board change places. The word uses the new letter.</source>
        <translation>Буква от банката и буква на дъската си сменят местата. Думата използва новата буква.</translation>
    </message>
    <message>
        <source>Now press the lit square %1</source>
        <translation>Сега натиснете отбелязаното поле %1</translation>
    </message>
    <message>
        <source>Press the letter %1 below the board, then the lit square %2</source>
        <translation>Натиснете буквата %1 под дъската, после отбелязаното поле %2</translation>
    </message>
    <message>
        <source>Now press the other lit tile</source>
        <translation>Сега натиснете другата отбелязана плочка</translation>
    </message>
    <message>
        <source>Press the lit tiles %1 and %2, one after the other</source>
        <translation>Натиснете отбелязаните плочки %1 и %2, една след друга</translation>
    </message>
    <message>
        <source>Press the lit tile %1: it will go to %2</source>
        <translation>Натиснете отбелязаната плочка %1: тя ще отиде на %2</translation>
    </message>
    <message>
        <source>Now press the lit tile %1</source>
        <translation>Сега натиснете отбелязаната плочка %1</translation>
    </message>
    <message>
        <source>Press the letter %1 below the board, then the lit tile %2</source>
        <translation>Натиснете буквата %1 под дъската, после отбелязаната плочка %2</translation>
    </message>
    <message>
        <source>Say the kind of your move: press “%1” or the key %2</source>
        <translation>Обявете вида на хода: натиснете „%1“ или клавиша %2</translation>
    </message>
    <message>
        <source>Name the word %1: run over its tiles or type it</source>
        <translation>Назовете думата %1: прекарайте по плочките или я напишете</translation>
    </message>
    <message>
        <source>Go on: %1</source>
        <translation>Нататък: %1</translation>
    </message>
    <message>
        <source>Several words fit. Type the letter of the joker: %1</source>
        <translation>Подхождат няколко думи. Напишете буквата на жокера: %1</translation>
    </message>
    <message>
        <source>The word is ready: press “Count it” or Enter</source>
        <translation>Думата е готова: натиснете „Зачитане“ или Enter</translation>
    </message>
    <message>
        <source>You have made a move of each kind. In a match you choose the kind yourself, and the longest word wins the most points. The rules are in the Help menu.</source>
        <translation>Направихте по ход от всеки вид. В партията сами избирате вида, а колкото по-дълга е думата, толкова повече точки. Правилата са в менюто „Помощ“.</translation>
    </message>
    <message>
        <source>Not this time: here we do just what is asked below the board.</source>
        <translation>Засега не така: тук правим само каквото иска редът долу.</translation>
    </message>
    <message>
        <source>%1 answers…</source>
        <translation>%1 отговаря…</translation>
    </message>
    <message>
        <source>That is the whole game!</source>
        <translation>Това е цялата игра!</translation>
    </message>
</context>
<context>
    <name>MatchReport</name>
    <message>
        <source>The match is not over</source>
        <translation>Партията не е завършила</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Точки</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходове</translation>
    </message>
    <message>
        <source>Points a move</source>
        <translation>Точки на ход</translation>
    </message>
    <message>
        <source>Longest word</source>
        <translation>Най-дълга дума</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Време</translation>
    </message>
    <message>
        <source>How it was played</source>
        <translation>Условия</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>Начало</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Край</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Сега</translation>
    </message>
    <message>
        <source>How the scores grew</source>
        <translation>Как растеше резултатът</translation>
    </message>
    <message>
        <source>%1, by agreement</source>
        <translation>%1, по съгласие</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>пропуснат</translation>
    </message>
    <message>
        <source>the word was refused</source>
        <translation>думата е отхвърлена</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>страница %1 от %2</translation>
    </message>
</context>
<context>
    <name>MoveText</name>
    <message>
        <source>put %1 on %2</source>
        <translation>сложете %1 на %2</translation>
    </message>
    <message>
        <source>exchange %1 and %2</source>
        <translation>разменете %1 и %2</translation>
    </message>
    <message>
        <source>take the tile from %1 to %2</source>
        <translation>преместете плочката от %1 на %2</translation>
    </message>
    <message>
        <source>put %1 in place of the letter on %2</source>
        <translation>сложете %1 вместо буквата на %2</translation>
    </message>
    <message>
        <source>change nothing</source>
        <translation>не променяйте нищо</translation>
    </message>
</context>
<context>
    <name>OptionsText</name>
    <message numerus="yes">
        <source>%n minute(s) for each player</source>
        <translation>
            <numerusform>%n минута за всеки играч</numerusform>
            <numerusform>%n минути за всеки играч</numerusform>
        </translation>
    </message>
    <message>
        <source>a minute over the time gives a point to each opponent</source>
        <translation>минута над времето — точка за всеки съперник</translation>
    </message>
    <message>
        <source>without a clock</source>
        <translation>без часовник</translation>
    </message>
    <message>
        <source>board of %1 by %2 squares</source>
        <translation>дъска %1 на %2</translation>
    </message>
    <message>
        <source>words go by sides and corners, without crossing</source>
        <translation>думите вървят по страни и ъгли, без да се пресичат</translation>
    </message>
    <message>
        <source>words go by sides</source>
        <translation>думите вървят по страни</translation>
    </message>
    <message>
        <source>a square may be used again in a word</source>
        <translation>полето може да се ползва отново в думата</translation>
    </message>
    <message>
        <source>words that the board shows already do not count</source>
        <translation>думи, които вече се виждат на дъската, не се зачитат</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) for each player</source>
        <translation>
            <numerusform>%n ход за всеки играч</numerusform>
            <numerusform>%n хода за всеки играч</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>one common bank of %n letter(s)</source>
        <translation>
            <numerusform>една обща банка от %n буква</numerusform>
            <numerusform>една обща банка от %n букви</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a rack of %n letter(s) for each player</source>
        <translation>
            <numerusform>по %n буква за всеки играч</numerusform>
            <numerusform>по %n букви за всеки играч</numerusform>
        </translation>
    </message>
    <message>
        <source>the program laid the start square</source>
        <translation>програмата нареди началния квадрат</translation>
    </message>
    <message>
        <source>the players laid the start square</source>
        <translation>играчите наредиха началния квадрат</translation>
    </message>
    <message numerus="yes">
        <source>%n opening placement(s) of each player</source>
        <translation>
            <numerusform>в началото всеки прави %n поставяне</numerusform>
            <numerusform>в началото всеки прави %n поставяния</numerusform>
        </translation>
    </message>
    <message>
        <source>a declared kind of move cannot be changed</source>
        <translation>обявеният вид ход не се сменя</translation>
    </message>
    <message>
        <source>a refused word ends the turn</source>
        <translation>отхвърлена дума завършва хода</translation>
    </message>
    <message>
        <source>the players may agree on words</source>
        <translation>играчите могат да се споразумеят за дума</translation>
    </message>
    <message>
        <source>Е and Ё are one letter</source>
        <translation>Е и Ё са една буква</translation>
    </message>
    <message>
        <source>И and Й are one letter</source>
        <translation>И и Й са една буква</translation>
    </message>
    <message>
        <source>nouns without a singular count</source>
        <translation>думи без единствено число се зачитат</translation>
    </message>
    <message>
        <source>nouns without a singular do not count</source>
        <translation>думи без единствено число не се зачитат</translation>
    </message>
    <message>
        <source>diminutives count</source>
        <translation>умалителните се зачитат</translation>
    </message>
    <message>
        <source>hints were allowed</source>
        <translation>подсказките бяха разрешени</translation>
    </message>
    <message>
        <source>moves could be taken back</source>
        <translation>ходовете можеха да се връщат</translation>
    </message>
    <message>
        <source>the dictionary was closed</source>
        <translation>речникът беше затворен</translation>
    </message>
</context>
<context>
    <name>PositionText</name>
    <message>
        <source>the board and the letters at hand are wanted, with a space between them</source>
        <translation>нужни са дъската и буквите на ръка с интервал между тях</translation>
    </message>
    <message>
        <source>a board has 8 ranks at most</source>
        <translation>на дъската има най-много 8 реда</translation>
    </message>
    <message>
        <source>“%1” is no rank of 1 to 8 squares</source>
        <translation>„%1“ не е ред от 1–8 полета</translation>
    </message>
    <message>
        <source>the rank “%1” is not as long as the first</source>
        <translation>редът „%1“ не е дълъг колкото първия</translation>
    </message>
    <message>
        <source>“%1” is not written in the letters of this language</source>
        <translation>„%1“ не е написано с буквите на този език</translation>
    </message>
    <message>
        <source>the letters at hand “%1” are not of this language</source>
        <translation>буквите на ръка „%1“ не са от този език</translation>
    </message>
    <message>
        <source>one position at a time, please</source>
        <translation>позицията трябва да е една</translation>
    </message>
    <message numerus="yes">
        <source>there are more than %n letter(s) at hand</source>
        <translation>
            <numerusform>на ръка има повече от %n буква</numerusform>
            <numerusform>на ръка има повече от %n букви</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no position in this text</source>
        <translation>В този текст няма позиция</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Ред %1: %2</translation>
    </message>
</context>
<context>
    <name>RefusalText</name>
    <message>
        <source>this move cannot be read</source>
        <translation>този ход не се разчита</translation>
    </message>
    <message>
        <source>this move cannot be read: “%1”</source>
        <translation>този ход не се разчита: „%1“</translation>
    </message>
    <message>
        <source>%1 is not on the board</source>
        <translation>на дъската няма поле %1</translation>
    </message>
    <message>
        <source>%1 is occupied</source>
        <translation>полето %1 е заето</translation>
    </message>
    <message>
        <source>there is no tile on %1</source>
        <translation>на %1 няма плочка</translation>
    </message>
    <message>
        <source>%1 touches no tile</source>
        <translation>полето %1 не се допира до плочка</translation>
    </message>
    <message>
        <source>%1 does not touch the start square: the first letters are put beside it</source>
        <translation>%1 не се допира до стартовия квадрат, а първите букви се поставят до него</translation>
    </message>
    <message>
        <source>the letter %1 is not at hand</source>
        <translation>буквата %1 не е налична</translation>
    </message>
    <message>
        <source>the joker on %1 cannot be replaced</source>
        <translation>жокерът на %1 не може да се заменя</translation>
    </message>
    <message>
        <source>this changes nothing; without a change it is a Status quo</source>
        <translation>така нищо не се променя; без промяна това е Статукво</translation>
    </message>
    <message>
        <source>this kind of move cannot be played now</source>
        <translation>този вид ход сега не е възможен</translation>
    </message>
    <message>
        <source>the snake and the word differ in length</source>
        <translation>змийката и думата са с различна дължина</translation>
    </message>
    <message>
        <source>the snake breaks off: %1 does not touch its last square</source>
        <translation>змийката се къса: %1 не се допира до последното ѝ поле</translation>
    </message>
    <message>
        <source>the snake comes to %1 twice</source>
        <translation>змийката минава два пъти през %1</translation>
    </message>
    <message>
        <source>the snake crosses itself before %1</source>
        <translation>змийката се пресича преди %1</translation>
    </message>
    <message>
        <source>there is no letter on %1</source>
        <translation>на %1 няма буква</translation>
    </message>
    <message>
        <source>%1 does not show the letter %2</source>
        <translation>на %1 не е буквата %2</translation>
    </message>
    <message>
        <source>%1 shows another letter</source>
        <translation>на %1 има друга буква</translation>
    </message>
    <message>
        <source>the word has to use the changed tile</source>
        <translation>думата трябва да мине през променената плочка</translation>
    </message>
    <message>
        <source>the word is too short</source>
        <translation>думата е твърде къса</translation>
    </message>
    <message>
        <source>the alphabet has no letter “%1”</source>
        <translation>в азбуката няма буква „%1“</translation>
    </message>
    <message>
        <source>the letter %1 stands on the start square already; its five letters all differ</source>
        <translation>буквата %1 вече е в стартовия квадрат, а петте трябва да са различни</translation>
    </message>
    <message>
        <source>%1 is not a place of the start square now</source>
        <translation>сега на %1 не се поставя буква от стартовия квадрат</translation>
    </message>
    <message>
        <source>this cannot be done now</source>
        <translation>сега това не може да се направи</translation>
    </message>
    <message>
        <source>the bag cannot have given these letters</source>
        <translation>торбата не може да е дала тези букви</translation>
    </message>
    <message>
        <source>this word</source>
        <translation>тази дума</translation>
    </message>
    <message>
        <source>%1 — this word has been played already</source>
        <translation>%1 — тази дума вече е играна</translation>
    </message>
    <message>
        <source>%1 — the dictionary has no such word</source>
        <translation>%1 — в речника няма такава дума</translation>
    </message>
    <message>
        <source>%1 — the dictionary has no such word; it has: %2</source>
        <translation>%1 — в речника няма такава дума; има: %2</translation>
    </message>
    <message>
        <source>%1 — an adjective, not a noun</source>
        <translation>%1 — прилагателно, а не съществително</translation>
    </message>
    <message>
        <source>%1 — an adverb, not a noun</source>
        <translation>%1 — наречие, а не съществително</translation>
    </message>
    <message>
        <source>%1 — a verb, not a noun</source>
        <translation>%1 — глагол, а не съществително</translation>
    </message>
    <message>
        <source>%1 — a numeral, not a noun</source>
        <translation>%1 — числително, а не съществително</translation>
    </message>
    <message>
        <source>%1 — a pronoun, not a noun</source>
        <translation>%1 — местоимение, а не съществително</translation>
    </message>
    <message>
        <source>%1 — not a noun</source>
        <translation>%1 — не е съществително</translation>
    </message>
    <message>
        <source>%1 — a plural</source>
        <translation>%1 — множествено число</translation>
    </message>
    <message>
        <source>%1 — the plural of “%2”</source>
        <translation>%1 — множествено число от „%2“</translation>
    </message>
    <message>
        <source>%1 — a noun without a singular; this match does not count them</source>
        <translation>%1 — думата няма единствено число, в тази партия такива не важат</translation>
    </message>
    <message>
        <source>%1 — a proper name</source>
        <translation>%1 — собствено име</translation>
    </message>
    <message>
        <source>%1 — an abbreviation</source>
        <translation>%1 — съкращение</translation>
    </message>
    <message>
        <source>%1 — a diminutive</source>
        <translation>%1 — умалителна дума</translation>
    </message>
    <message>
        <source>%1 — a diminutive of “%2”</source>
        <translation>%1 — умалително от „%2“</translation>
    </message>
    <message>
        <source>%1 — this match does not count obscene words</source>
        <translation>%1 — в тази партия непристойните думи не важат</translation>
    </message>
    <message>
        <source>this cannot be played</source>
        <translation>така не може да се играе</translation>
    </message>
    <message>
        <source>%1 — a definite form of “%2”</source>
        <translation>%1 — членувана форма на „%2“</translation>
    </message>
    <message>
        <source>%1 — not the nominative singular</source>
        <translation>%1 — не е основната форма в единствено число</translation>
    </message>
    <message>
        <source>%1 — the genitive of “%2”</source>
        <translation>%1 — родителен падеж на „%2“</translation>
    </message>
    <message>
        <source>%1 — the dative of “%2”</source>
        <translation>%1 — дателен падеж на „%2“</translation>
    </message>
    <message>
        <source>%1 — the accusative of “%2”</source>
        <translation>%1 — винителен падеж на „%2“</translation>
    </message>
    <message>
        <source>%1 — the instrumental of “%2”</source>
        <translation>%1 — творителен падеж на „%2“</translation>
    </message>
    <message>
        <source>%1 — the prepositional case of “%2”</source>
        <translation>%1 — предложен падеж на „%2“</translation>
    </message>
    <message>
        <source>%1 — the vocative of “%2”</source>
        <translation>%1 — звателна форма на „%2“</translation>
    </message>
    <message>
        <source>%1 — a form of “%2”</source>
        <translation>%1 — форма на „%2“</translation>
    </message>
    <message>
        <source>this is not a record of a match</source>
        <translation>това не е запис на партия</translation>
    </message>
    <message>
        <source>the record was made by a newer version of the program</source>
        <translation>записът е направен с по-нова версия на програмата</translation>
    </message>
    <message>
        <source>the file is too large for a record</source>
        <translation>файлът е твърде голям за запис</translation>
    </message>
    <message>
        <source>line %1 is not UTF-8 text</source>
        <translation>ред %1 не е текст UTF-8</translation>
    </message>
    <message>
        <source>line %1 of the header cannot be read: “%2”</source>
        <translation>ред %1 на заглавието не се разчита: „%2“</translation>
    </message>
    <message>
        <source>the header lacks “%1”</source>
        <translation>в заглавието липсва „%1“</translation>
    </message>
    <message>
        <source>the options of the match are not possible: %1</source>
        <translation>условията на партията не са възможни: %1</translation>
    </message>
    <message>
        <source>there is no dictionary for the language “%1”</source>
        <translation>няма речник за езика „%1“</translation>
    </message>
    <message>
        <source>the record was made with another alphabet</source>
        <translation>записът е направен с друга азбука</translation>
    </message>
    <message>
        <source>line %1: the lot is no order of the players: “%2”</source>
        <translation>ред %1: жребият не дава ред на играчите: „%2“</translation>
    </message>
    <message>
        <source>line %1 cannot be read: “%2”</source>
        <translation>ред %1 не се разчита: „%2“</translation>
    </message>
    <message>
        <source>line %1: the score is not what the rules give: “%2”</source>
        <translation>ред %1: точките не са по правилата: „%2“</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>ред %1: %2</translation>
    </message>
    <message>
        <source>line %1: the rules do not allow “%2”</source>
        <translation>ред %1: правилата не допускат „%2“</translation>
    </message>
    <message>
        <source>%1 — the board already shows this word</source>
        <translation>%1 — тази дума вече се чете на полето</translation>
    </message>
</context>
<context>
    <name>ReplayText</name>
    <message>
        <source>The beginning</source>
        <translation>Началото на партията</translation>
    </message>
    <message>
        <source>Step %1 of %2 · %3</source>
        <comment>number, number of steps, player</comment>
        <translation>Стъпка %1 от %2 · %3</translation>
    </message>
    <message>
        <source>The start word is on the board</source>
        <translation>На дъската е началната дума</translation>
    </message>
    <message>
        <source>Nobody has moved yet</source>
        <translation>Още няма ходове</translation>
    </message>
    <message>
        <source>by agreement</source>
        <translation>по съгласие</translation>
    </message>
    <message>
        <source>own word</source>
        <translation>своя дума</translation>
    </message>
    <message>
        <source>A letter of the start square</source>
        <translation>Буква от стартовия квадрат</translation>
    </message>
    <message>
        <source>The players agree to end the match</source>
        <translation>Играчите решиха да приключат партията</translation>
    </message>
    <message>
        <source>Passes the move</source>
        <translation>Пропуска хода</translation>
    </message>
</context>
<context>
    <name>ReviewText</name>
    <message>
        <source>%1 refused</source>
        <translation>%1 — отказано</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>пропуснат</translation>
    </message>
    <message>
        <source>no word</source>
        <translation>няма дума</translation>
    </message>
    <message>
        <source>There was no word to be found here</source>
        <translation>Тук нямаше нито една дума</translation>
    </message>
    <message>
        <source>The best: %1</source>
        <translation>Най-добрият ход: %1</translation>
    </message>
    <message>
        <source>Move %1, %2: −%3 · %4 in place of %5</source>
        <translation>Ход %1, %2: −%3 · можеше %4, изиграно %5</translation>
    </message>
    <message>
        <source>%1: %2 % of the best (%3 of %4)</source>
        <translation>%1: %2 % от най-доброто (%3 от %4)</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Turn %1 of %2</source>
        <translation>Ход %1 от %2</translation>
    </message>
</context>
<context>
    <name>SetupText</name>
    <message>
        <source>Add a letter, find a word with it: the longer, the better</source>
        <translation>Сложете буква и намерете дума с нея: колкото по-дълга, толкова по-добре</translation>
    </message>
    <message>
        <source>Letters, jokers and five kinds of move on a board of seven by seven</source>
        <translation>Букви, жокери и пет вида ход върху дъска седем на седем</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) each</source>
        <translation>
            <numerusform>по %n ход</numerusform>
            <numerusform>по %n хода</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>common bank of %n letter(s)</source>
        <translation>
            <numerusform>обща банка: %n буква</numerusform>
            <numerusform>обща банка: %n букви</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>racks of %n letter(s)</source>
        <translation>
            <numerusform>отделен набор: %n буква</numerusform>
            <numerusform>отделен набор: %n букви</numerusform>
        </translation>
    </message>
    <message>
        <source>board of %1×%2</source>
        <translation>дъска %1×%2</translation>
    </message>
    <message numerus="yes">
        <source>start word of %n letter(s)</source>
        <translation>
            <numerusform>начална дума от %n буква</numerusform>
            <numerusform>начална дума от %n букви</numerusform>
        </translation>
    </message>
    <message>
        <source>by corners too</source>
        <translation>и през ъглите</translation>
    </message>
    <message>
        <source>squares used again</source>
        <translation>полетата се ползват пак</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) each</source>
        <translation>
            <numerusform>по %n минута</numerusform>
            <numerusform>по %n минути</numerusform>
        </translation>
    </message>
    <message>
        <source>The bag has too few letters for so many racks.</source>
        <translation>В торбата няма букви за толкова набори.</translation>
    </message>
    <message>
        <source>Choose 1 to 99 moves.</source>
        <translation>Изберете от 1 до 99 хода.</translation>
    </message>
    <message numerus="yes">
        <source>%n empty square(s) cannot be shared out evenly among %1 players.</source>
        <translation>
            <numerusform>%n празно поле не се дели поравно на %1 играчи.</numerusform>
            <numerusform>%n празни полета не се делят поравно на %1 играчи.</numerusform>
        </translation>
    </message>
    <message>
        <source>A match cannot be played with these options.</source>
        <translation>С тези условия не може да се играе.</translation>
    </message>
    <message numerus="yes">
        <source>Take a word of %n letter(s)</source>
        <translation>
            <numerusform>Дума от %n буква</numerusform>
            <numerusform>Дума от %n букви</numerusform>
        </translation>
    </message>
    <message>
        <source>Take a board of %1×%2</source>
        <translation>Дъска %1×%2</translation>
    </message>
</context>
<context>
    <name>SharedTextReader</name>
    <message>
        <source>line %1 is no position: a board and the letters at hand are expected</source>
        <translation>ред %1 не е позиция: нужни са дъска и букви в ръка</translation>
    </message>
    <message>
        <source>line %1: a board has three to eight rows and columns</source>
        <translation>ред %1: дъската има от три до осем реда и колони</translation>
    </message>
    <message>
        <source>line %1: a row of the board cannot be read: “%2”</source>
        <translation>ред %1: ред от дъската не може да се прочете: „%2“</translation>
    </message>
    <message>
        <source>line %1: the rows of the board differ in length: “%2”</source>
        <translation>ред %1: редовете на дъската са с различна дължина: „%2“</translation>
    </message>
    <message>
        <source>line %1: no dictionary here has the letters “%2”</source>
        <translation>ред %1: в никой речник няма букви „%2“</translation>
    </message>
    <message>
        <source>line %1: the letters at hand cannot be read: “%2”</source>
        <translation>ред %1: буквите в ръка не могат да се прочетат: „%2“</translation>
    </message>
    <message>
        <source>the text is too long for a match</source>
        <translation>текстът е твърде дълъг за партия</translation>
    </message>
    <message>
        <source>this is no text</source>
        <translation>това не е текст</translation>
    </message>
    <message>
        <source>there is nothing to open</source>
        <translation>тук няма какво да се отвори</translation>
    </message>
    <message>
        <source>line %1: a position is one line, and a match begins with “bukvol-record”</source>
        <translation>ред %1: позицията е на един ред, а партията започва с „bukvol-record“</translation>
    </message>
    <message>
        <source>there is no dictionary to read it by</source>
        <translation>няма речник, с който да се прочете</translation>
    </message>
</context>
<context>
    <name>SheetRules</name>
    <message>
        <source>Write a noun of five letters across the middle row. It counts as played.</source>
        <translation>Впишете в средния ред съществително от пет букви. То се смята за изиграно.</translation>
    </message>
    <message>
        <source>Take turns. Write one letter of your choice in an empty square that shares a side with a filled one.</source>
        <translation>Редувайте се. Впишете буква по избор в празно поле, което има обща страна със заето.</translation>
    </message>
    <message>
        <source>Then name a word that uses this letter. Write it down with its points.</source>
        <translation>Назовете дума с тази буква. Запишете я с точките ѝ.</translation>
    </message>
    <message>
        <source>The word goes from square to square by sides, not by corners.</source>
        <translation>Думата върви от поле на поле по страните, не през ъглите.</translation>
    </message>
    <message>
        <source>No square is used twice in one word.</source>
        <translation>Едно поле не се ползва два пъти в дума.</translation>
    </message>
    <message>
        <source>A word is a common noun, singular, in the nominative: no names, no abbreviations.</source>
        <translation>Важи нарицателно съществително в единствено число: без имена и съкращения.</translation>
    </message>
    <message>
        <source>No word counts twice in a game, whoever played it.</source>
        <translation>Думата се зачита веднъж в играта, който и да я е казал.</translation>
    </message>
    <message>
        <source>A letter is a point: the longer the word, the better.</source>
        <translation>Буквата е точка: колкото по-дълга дума, толкова по-добре.</translation>
    </message>
    <message>
        <source>Who finds no word passes. If all pass in turn, the game ends.</source>
        <translation>Който не намери дума, пропуска. Ако всички пропуснат подред, играта свършва.</translation>
    </message>
    <message>
        <source>When the board is full, the player with the most points wins.</source>
        <translation>Когато дъската се запълни, печели който има най-много точки.</translation>
    </message>
    <message>
        <source>Cut out the letters and put them into a bag. Lay out the start square: four stars and five different letters on the marked squares.</source>
        <translation>Изрежете буквите и ги сложете в торба. Наредете началния квадрат: четири звезди и пет различни букви на отбелязаните полета.</translation>
    </message>
    <message>
        <source>Draw nine letters and lay them open: this bank is for everyone. What is spent is drawn anew.</source>
        <translation>Изтеглете девет букви и ги сложете открито: тази банка е обща. Вместо похарчената буква теглете нова.</translation>
    </message>
    <message>
        <source>The first two moves of each player put a letter of the bank beside the start square.</source>
        <translation>Първите два хода на всеки поставят буква от банката до началния квадрат.</translation>
    </message>
    <message>
        <source>After that, first say the kind of your move. Placement: put a letter of the bank beside a tile.</source>
        <translation>После първо обявете вида на хода. Поставяне: сложете буква от банката до плочка.</translation>
    </message>
    <message>
        <source>Status quo: change nothing. Castling: exchange any two tiles.</source>
        <translation>Статукво: не променяйте нищо. Рокада: разменете местата на две плочки.</translation>
    </message>
    <message>
        <source>Transfer: take a tile to another square beside a tile. Replacement: exchange a letter of the board with one of the bank.</source>
        <translation>Преместване: пренесете плочка на друго поле до плочка. Замяна: разменете буква от дъската с буква от банката.</translation>
    </message>
    <message>
        <source>Then name a word over the tiles, from square to touching square, corners too, none twice; it uses a changed tile.</source>
        <translation>Назовете дума по плочките, от поле на съседно поле, и през ъглите, никое два пъти; тя ползва променена плочка.</translation>
    </message>
    <message>
        <source>A star is any letter you like, each time anew.</source>
        <translation>Звездата е всяка буква, всеки път каквато трябва.</translation>
    </message>
    <message>
        <source>A word is a common noun, singular, in the nominative. No word counts twice in a game.</source>
        <translation>Важи нарицателно съществително в единствено число. Думата се зачита веднъж в играта.</translation>
    </message>
    <message>
        <source>A letter is a point, a star too. After the agreed number of moves the most points win.</source>
        <translation>Буквата е точка, звездата също. След уговорения брой ходове печели който има най-много точки.</translation>
    </message>
</context>
<context>
    <name>ThemeNames</name>
    <message>
        <source>As the system</source>
        <translation>Като в системата</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светла</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тъмна</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Висок контраст</translation>
    </message>
</context>
<context>
    <name>TurnText</name>
    <message>
        <source>Placement</source>
        <translation>Поставяне</translation>
    </message>
    <message>
        <source>Status quo</source>
        <translation>Статукво</translation>
    </message>
    <message>
        <source>Castling</source>
        <translation>Рокада</translation>
    </message>
    <message>
        <source>Transfer</source>
        <translation>Преместване</translation>
    </message>
    <message>
        <source>Replacement</source>
        <translation>Замяна</translation>
    </message>
    <message>
        <source>Put a letter on an empty square that touches a tile</source>
        <translation>Поставяне на буква на празно поле до плочка</translation>
    </message>
    <message>
        <source>Change nothing: find a word on the board as it is</source>
        <translation>Нищо не се променя: намира се дума на дъската</translation>
    </message>
    <message>
        <source>Exchange any two tiles of the board</source>
        <translation>Размяна на две плочки от дъската</translation>
    </message>
    <message>
        <source>Take a tile to another square that touches a tile</source>
        <translation>Пренасяне на плочка на друго поле до плочка</translation>
    </message>
    <message>
        <source>Exchange a letter of the board with one at hand</source>
        <translation>Замяна на буква от дъската с налична буква</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Играч %1</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>Победа: %1</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Равен резултат</translation>
    </message>
    <message>
        <source>A draw between %1</source>
        <translation>Равен резултат: %1</translation>
    </message>
    <message>
        <source>%1, put the letter on a marked square</source>
        <translation>%1, поставете буквата на отбелязано поле</translation>
    </message>
    <message>
        <source>%1, choose a letter for this square</source>
        <translation>%1, изберете буква за това поле</translation>
    </message>
    <message>
        <source>%1, choose a letter and put it on a marked square</source>
        <translation>%1, изберете буква и я поставете на отбелязано поле</translation>
    </message>
    <message>
        <source>%1, choose the second tile</source>
        <translation>%1, изберете втората плочка</translation>
    </message>
    <message>
        <source>%1, choose two tiles to exchange</source>
        <translation>%1, изберете две плочки за размяна</translation>
    </message>
    <message>
        <source>%1, choose a marked square for the tile</source>
        <translation>%1, изберете отбелязано поле за плочката</translation>
    </message>
    <message>
        <source>%1, choose a tile to take elsewhere</source>
        <translation>%1, изберете плочка за преместване</translation>
    </message>
    <message>
        <source>%1, put the letter in place of a marked tile</source>
        <translation>%1, поставете буквата вместо отбелязана плочка</translation>
    </message>
    <message>
        <source>%1, choose a letter to put in its place</source>
        <translation>%1, изберете буква на нейно място</translation>
    </message>
    <message>
        <source>%1, choose a letter and the tile it replaces</source>
        <translation>%1, изберете буква и плочката, която тя заменя</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Партията свърши</translation>
    </message>
    <message>
        <source>%1, put a letter in the middle of the board</source>
        <translation>%1, поставете буква в центъра на дъската</translation>
    </message>
    <message>
        <source>%1, put a letter on a marked square of the start square</source>
        <translation>%1, поставете буква на отбелязано поле от стартовия квадрат</translation>
    </message>
    <message>
        <source>%1, put the letter on an empty square or in place of a tile</source>
        <translation>%1, поставете буквата на празно поле или вместо плочка</translation>
    </message>
    <message>
        <source>%1, declare the kind of your move</source>
        <translation>%1, обявете вида на хода</translation>
    </message>
    <message>
        <source>%1, the word is ready: count it, or trace the snake another way</source>
        <translation>%1, думата е готова: зачетете я или прокарайте змийката другояче</translation>
    </message>
    <message>
        <source>%1, name the word: trace it over the tiles or type it</source>
        <translation>%1, назовете думата: прокарайте змийка по плочките или я напишете</translation>
    </message>
    <message>
        <source>%1, go on with the word, or take it back with Esc</source>
        <translation>%1, продължете думата или я отменете с Esc</translation>
    </message>
    <message numerus="yes">
        <source>joker: %1</source>
        <extracomment>the letters that jokers stand for in this word</extracomment>
        <translation>
            <numerusform>жокер: %1</numerusform>
            <numerusform>жокери: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>a diminutive of “%1”</source>
        <translation>умалително от „%1“</translation>
    </message>
    <message>
        <source>no snake on the board spells this word</source>
        <translation>на дъската няма такава змийка</translation>
    </message>
    <message>
        <source>no word fits these letters; type the letter of the joker if you know one</source>
        <translation>в речника няма подходяща дума; ако знаете, напишете буквата на жокера</translation>
    </message>
    <message>
        <source>type the letter that the joker stands for</source>
        <translation>напишете буквата, която жокерът замества</translation>
    </message>
    <message>
        <source>the alphabet of this match has no “%1”</source>
        <translation>в азбуката на партията няма „%1“</translation>
    </message>
    <message>
        <source>first declare the kind of the move</source>
        <translation>първо обявете вида на хода</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n точка</numerusform>
            <numerusform>%n точки</numerusform>
        </translation>
    </message>
    <message>
        <source>own word</source>
        <translation>собствена дума</translation>
    </message>
    <message>
        <source>Balda</source>
        <translation>Балда</translation>
    </message>
    <message>
        <source>Bukvologika</source>
        <translation>Буквологика</translation>
    </message>
    <message>
        <source>%1, add any letter beside the others to make a new word</source>
        <translation>%1, сложете буква до другите, за да стане нова дума</translation>
    </message>
    <message>
        <source>%1, name a word with the new letter: trace it or type it</source>
        <translation>%1, назовете дума с новата буква: прокарайте я или я напишете</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::AnalysisPage</name>
    <message>
        <source>This language has no letter “%1”</source>
        <translation>В този език няма буква „%1“</translation>
    </message>
    <message>
        <source>There is no dictionary to analyse with.</source>
        <translation>Няма речник, с който да се анализира.</translation>
    </message>
    <message>
        <source>The letters at hand are not all of this language</source>
        <translation>Не всички букви на ръка са от този език</translation>
    </message>
    <message>
        <source>There are too many letters at hand</source>
        <translation>На ръка има твърде много букви</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Спри</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Анализирай</translation>
    </message>
    <message>
        <source>There is no word to be found here</source>
        <translation>Тук няма нито една дума</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) in all</source>
        <translation>
            <numerusform>Общо %n ход</numerusform>
            <numerusform>Общо %n хода</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped: %n move(s) by now</source>
        <translation>
            <numerusform>Спряно: засега %n ход</numerusform>
            <numerusform>Спряно: засега %n хода</numerusform>
        </translation>
    </message>
    <message>
        <source>Analysis of a position</source>
        <translation>Анализ на позиция</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Choose a square, then type a letter or * for a joker; Delete clears it</source>
        <translation>Изберете поле и напишете буква или * за жокер; Delete маха плочката</translation>
    </message>
    <message>
        <source>★ Joker</source>
        <translation>★ Жокер</translation>
    </message>
    <message>
        <source>Clear the square</source>
        <translation>Махни плочката</translation>
    </message>
    <message>
        <source>Clear the board</source>
        <translation>Изчисти дъската</translation>
    </message>
    <message>
        <source>Board to set up</source>
        <translation>Дъска за нареждане</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Език</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>Иг&amp;ра</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Дъска</translation>
    </message>
    <message>
        <source>Balda with king&apos;s steps</source>
        <translation>Балда, ход на цар</translation>
    </message>
    <message>
        <source>A square may be used again</source>
        <translation>Полето може да се ползва пак</translation>
    </message>
    <message>
        <source>Е = Ё</source>
        <translation>Е = Ё</translation>
    </message>
    <message>
        <source>Letters at &amp;hand</source>
        <translation>&amp;Букви на ръка</translation>
    </message>
    <message>
        <source>As &amp;text</source>
        <translation>Като &amp;текст</translation>
    </message>
    <message>
        <source>The ranks from the top down with / between them, a number for empty squares, * for a joker; then the letters at hand</source>
        <translation>Редовете отгоре надолу с / между тях, число — празни полета, * — жокер; после буквите на ръка</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>Напредък на анализа</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходове</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::BaldaPage</name>
    <message>
        <source>A square may be used again in a word</source>
        <translation>Полето може да се ползва пак в думата</translation>
    </message>
    <message>
        <source>Words that the board shows do not count</source>
        <translation>Думи, които дъската показва, не се броят</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Дъска</translation>
    </message>
    <message>
        <source>drawn by lot</source>
        <translation>с жребий</translation>
    </message>
    <message>
        <source>S&amp;tart word</source>
        <translation>Начална ду&amp;ма</translation>
    </message>
    <message>
        <source>L&amp;etters, row</source>
        <translation>&amp;Букви, ред</translation>
    </message>
    <message>
        <source>sideways only</source>
        <translation>само по страните</translation>
    </message>
    <message>
        <source>by corners too, without crossing</source>
        <translation>и през ъглите, без пресичане</translation>
    </message>
    <message>
        <source>&amp;Words run</source>
        <translation>Думите &amp;вървят</translation>
    </message>
    <message>
        <source>Squares in a row</source>
        <translation>Полета в реда</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Редове</translation>
    </message>
    <message>
        <source>Letters of the start word</source>
        <translation>Букви на началната дума</translation>
    </message>
    <message>
        <source>Row of the start word, counted from below</source>
        <translation>Ред на началната дума, броен отдолу</translation>
    </message>
    <message numerus="yes">
        <source>The dictionary has no start word of %n letter(s).</source>
        <translation>
            <numerusform>В речника няма начална дума от %n буква.</numerusform>
            <numerusform>В речника няма начална дума от %n букви.</numerusform>
        </translation>
    </message>
    <message>
        <source>The start word is longer than a row of the board.</source>
        <translation>Началната дума е по-дълга от реда на дъската.</translation>
    </message>
    <message>
        <source>%1 (middle)</source>
        <translation>%1 (среден)</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::BankWidget</name>
    <message>
        <source>Letters at hand: %1</source>
        <translation>Налични букви: %1</translation>
    </message>
    <message>
        <source>Letters of %2: %1</source>
        <translation>Букви, %2: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) in the bag</source>
        <translation>
            <numerusform>в торбата има %n плочка</numerusform>
            <numerusform>в торбата има %n плочки</numerusform>
        </translation>
    </message>
    <message>
        <source>in the bag</source>
        <translation>в торбата</translation>
    </message>
    <message>
        <source>spent</source>
        <translation>похарчена</translation>
    </message>
    <message>
        <source>%1, chosen</source>
        <translation>%1, избрана</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::BlankSheetDialog</name>
    <message>
        <source>A sheet to play on paper</source>
        <translation>Лист за игра на хартия</translation>
    </message>
    <message>
        <source>With letters to cut &amp;out</source>
        <translation>&amp;Букви за изрязване</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>&amp;Запази като PDF…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Отпечатай…</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>Иг&amp;ра</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Език</translation>
    </message>
    <message>
        <source>Pl&amp;ayers</source>
        <translation>И&amp;грачи</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Затвори</translation>
    </message>
    <message>
        <source>There is no dictionary of this language.</source>
        <translation>За този език няма речник.</translation>
    </message>
    <message>
        <source>Save the sheet</source>
        <translation>Запазване на листа</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>Документи PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Sent to the printer</source>
        <translation>Изпратено към принтера</translation>
    </message>
    <message>
        <source>Not printed: the printer does not answer.</source>
        <translation>Не е отпечатано: принтерът не отговаря.</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::BoardWidget</name>
    <message>
        <source>hidden</source>
        <translation>скрито</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>празно</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>жокер</translation>
    </message>
    <message>
        <source>%1, white tile</source>
        <translation>%1, бяла плочка</translation>
    </message>
    <message>
        <source>%1, black tile</source>
        <translation>%1, черна плочка</translation>
    </message>
    <message>
        <source>can be used</source>
        <translation>може да се използва</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>променена</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>избрана</translation>
    </message>
    <message>
        <source>letter %1 of the word</source>
        <translation>буква номер %1 от думата</translation>
    </message>
    <message>
        <source>hint: the word begins here</source>
        <translation>подсказка: думата започва тук</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::BukvologikaPage</name>
    <message>
        <source>A declared kind cannot be changed</source>
        <translation>Обявеният вид ход не се сменя</translation>
    </message>
    <message>
        <source>&amp;Moves of each player</source>
        <translation>&amp;Ходове на всеки</translation>
    </message>
    <message>
        <source>One common bank</source>
        <translation>Една обща банка</translation>
    </message>
    <message>
        <source>A rack for each player</source>
        <translation>Отделен набор за всеки</translation>
    </message>
    <message>
        <source>L&amp;etters</source>
        <translation>&amp;Букви</translation>
    </message>
    <message>
        <source>Letters at &amp;hand</source>
        <translation>Брой &amp;налични букви</translation>
    </message>
    <message>
        <source>Laid by the program</source>
        <translation>Подрежда програмата</translation>
    </message>
    <message>
        <source>Laid by the players</source>
        <translation>Подреждат играчите</translation>
    </message>
    <message>
        <source>&amp;Start square</source>
        <translation>&amp;Стартов квадрат</translation>
    </message>
    <message>
        <source>1 placement each</source>
        <translation>по 1 поставяне</translation>
    </message>
    <message>
        <source>2 placements each</source>
        <translation>по 2 поставяния</translation>
    </message>
    <message>
        <source>O&amp;pening moves</source>
        <translation>На&amp;чални ходове</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::ClassRoom</name>
    <message>
        <source>&amp;Class mode</source>
        <translation>&amp;За класа</translation>
    </message>
    <message>
        <source>&amp;Board in a second window</source>
        <translation>Дъска във &amp;втори прозорец</translation>
    </message>
    <message>
        <source>&amp;Hide words until they are shown</source>
        <translation>Скр&amp;ивай думите до показване</translation>
    </message>
    <message>
        <source>Sho&amp;w the word</source>
        <translation>&amp;Покажи думата</translation>
    </message>
    <message>
        <source>&amp;Pointer mark</source>
        <translation>По&amp;казалка</translation>
    </message>
    <message>
        <source>Cloc&amp;ks</source>
        <translation>&amp;Часовници</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::CoursePage</name>
    <message>
        <source>&amp;Clock</source>
        <translation>&amp;Часовник</translation>
    </message>
    <message>
        <source>A point to each opponent for a minute over</source>
        <translation>Точка на противниците за минута забава</translation>
    </message>
    <message>
        <source>Moves may be taken back</source>
        <translation>Ходът може да се върне</translation>
    </message>
    <message>
        <source>A refused word ends the turn</source>
        <translation>Отхвърлена дума прекратява хода</translation>
    </message>
    <message>
        <source>&amp;Minutes of each player</source>
        <translation>&amp;Минути за всеки</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::DeleteBar</name>
    <message>
        <source>Delete what is kept of %1…</source>
        <translation>Изтриване на всичко за „%1“…</translation>
    </message>
    <message>
        <source>Delete everything of %1? The name disappears from the kept matches too; what others did stays.</source>
        <translation>Да се изтрие ли всичко за „%1“? Името ще изчезне и от запазените партии; успехите на другите остават.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>Из&amp;трий</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Остави</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::DictionaryPanel</name>
    <message>
        <source>By the rules of this match</source>
        <translation>По правилата на тази партия</translation>
    </message>
    <message>
        <source>By the rules you chose</source>
        <translation>По избраните правила</translation>
    </message>
    <message>
        <source>Dictionary</source>
        <translation>Речник</translation>
    </message>
    <message>
        <source>A word…</source>
        <translation>Дума…</translation>
    </message>
    <message>
        <source>Word to look up</source>
        <translation>Търсена дума</translation>
    </message>
    <message>
        <source>Language of the dictionary</source>
        <translation>Език на речника</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::FeelMenu</name>
    <message>
        <source>&amp;Animations</source>
        <translation>&amp;Движение</translation>
    </message>
    <message>
        <source>&amp;On</source>
        <translation>&amp;Включено</translation>
    </message>
    <message>
        <source>&amp;Sounds</source>
        <translation>&amp;Звуци</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Бавно</translation>
    </message>
    <message>
        <source>&amp;Usual</source>
        <translation>&amp;Обичайно</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>Бъ&amp;рзо</translation>
    </message>
    <message>
        <source>&amp;Quiet</source>
        <translation>&amp;Тихо</translation>
    </message>
    <message>
        <source>&amp;Loud</source>
        <translation>&amp;Силно</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::FilterBar</name>
    <message>
        <source>&amp;Player</source>
        <translation>&amp;Играч</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Език</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>Иг&amp;ра</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>&amp;Време</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>Всички хора</translation>
    </message>
    <message>
        <source>All languages</source>
        <translation>Всички езици</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Всички игри</translation>
    </message>
    <message>
        <source>The whole time</source>
        <translation>Цялото време</translation>
    </message>
    <message>
        <source>7 days</source>
        <translation>7 дни</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 дни</translation>
    </message>
    <message>
        <source>A year</source>
        <translation>Година</translation>
    </message>
    <message>
        <source>Computer: %1</source>
        <translation>Компютър: %1</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::HelpWindow</name>
    <message>
        <source>How to play</source>
        <translation>Как се играе</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Глави</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::KindsPlot</name>
    <message>
        <source>Kinds of move</source>
        <translation>Видове ходове</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::LessonCard</name>
    <message>
        <source>Leave (Esc)</source>
        <translation>Изход (Esc)</translation>
    </message>
    <message>
        <source>Play a match</source>
        <translation>Към партия</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::MainWindow</name>
    <message>
        <source>The match could not be saved (%1). The program keeps trying.</source>
        <translation>Партията не можа да се запише (%1). Програмата опитва отново.</translation>
    </message>
    <message>
        <source>The settings were damaged and begin anew; the old file is %1.</source>
        <translation>Настройките бяха повредени и започват отначало; старият файл е %1.</translation>
    </message>
    <message>
        <source>The dictionary “%1” is missing or damaged. Install the program anew.</source>
        <translation>Речникът „%1“ липсва или е повреден. Инсталирайте програмата отново.</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Играч %1</translation>
    </message>
    <message>
        <source>The record is damaged and goes on where it is valid: %1</source>
        <translation>Записът е повреден, партията продължава от вярното място: %1</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2</source>
        <translation>%1 не може да се отвори: %2</translation>
    </message>
    <message>
        <source>%1 is damaged and opens as far as it is valid: %2</source>
        <translation>%1: записът е повреден и е отворен до вярното място: %2</translation>
    </message>
    <message>
        <source>This match was judged by another edition of the dictionary; its words stand.</source>
        <translation>Тази партия е съдена по друго издание на речника; думите ѝ остават в сила.</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>Отваряне на партия</translation>
    </message>
    <message>
        <source>Matches (*.bukvol);;All files (*)</source>
        <translation>Партии (*.bukvol);;Всички файлове (*)</translation>
    </message>
    <message>
        <source>Save a copy of the match</source>
        <translation>Записване на копие от партията</translation>
    </message>
    <message>
        <source>Matches (*.bukvol)</source>
        <translation>Партии (*.bukvol)</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <translation>Не е записано: %1</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Записано: %1</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation>&amp;Партия</translation>
    </message>
    <message>
        <source>&amp;New match</source>
        <translation>&amp;Нова партия</translation>
    </message>
    <message>
        <source>&amp;Set up a match…</source>
        <translation>На&amp;стройване на партия…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Отваряне…</translation>
    </message>
    <message>
        <source>Save a &amp;copy…</source>
        <translation>Записване на &amp;копие…</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Продължаване</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Пауза</translation>
    </message>
    <message>
        <source>&amp;End by agreement</source>
        <translation>&amp;Край по съгласие</translation>
    </message>
    <message>
        <source>To the s&amp;tart page</source>
        <translation>Към н&amp;ачалната страница</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Из&amp;ход</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Изглед</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Език</translation>
    </message>
    <message>
        <source>End by agreement</source>
        <translation>Край по съгласие</translation>
    </message>
    <message>
        <source>Do all players agree to end the match here?</source>
        <translation>Съгласни ли са всички играчи партията да свърши тук?</translation>
    </message>
    <message>
        <source>End the match</source>
        <translation>Край на партията</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Играта продължава</translation>
    </message>
    <message>
        <source>&amp;Words</source>
        <translation>&amp;Думи</translation>
    </message>
    <message>
        <source>&amp;Dictionary (closed until this match is over)</source>
        <translation>&amp;Речник (затворен до края на партията)</translation>
    </message>
    <message>
        <source>&amp;Dictionary</source>
        <translation>&amp;Речник</translation>
    </message>
    <message>
        <source>This match is played with the dictionary closed; it opens when the match is over.</source>
        <translation>Тази партия се играе със затворен речник; той се отваря, когато тя свърши.</translation>
    </message>
    <message>
        <source>Last &amp;move again</source>
        <translation>Последният &amp;ход отново</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>По&amp;мощ</translation>
    </message>
    <message>
        <source>&amp;Introduction</source>
        <translation>&amp;Запознаване с играта</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;Как се играе</translation>
    </message>
    <message>
        <source>The introduction needs a dictionary. Install the program anew.</source>
        <translation>За запознаването е нужен речник. Инсталирайте програмата отново.</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Настройки…</translation>
    </message>
    <message>
        <source>The match is not saved yet. Save a copy elsewhere (Ctrl+S), or close once more to lose it.</source>
        <translation>Партията още не е запазена. Запазете копие другаде (Ctrl+S) или затворете прозореца още веднъж: тогава тя ще се загуби.</translation>
    </message>
    <message>
        <source>A new match goes on from here; the other stays as it was.</source>
        <translation>Оттук продължава нова партия; предишната остана каквато беше.</translation>
    </message>
    <message>
        <source>The text</source>
        <translation>Текстът</translation>
    </message>
    <message>
        <source>The dictionary has no start word of this length.</source>
        <translation>В речника няма начална дума с такава дължина.</translation>
    </message>
    <message>
        <source>Bukvol</source>
        <translation>Буквол</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::MatchCard</name>
    <message>
        <source>Deleted</source>
        <translation>Изтрита</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Продължи</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Преглед</translation>
    </message>
    <message>
        <source>Open what is valid</source>
        <translation>Отвори каквото е здраво</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Върни</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Изтрий</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::MatchPage</name>
    <message>
        <source>Board</source>
        <translation>Дъска</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Продължаване</translation>
    </message>
    <message>
        <source>Yes, pass</source>
        <translation>Да, пропускам</translation>
    </message>
    <message>
        <source>Pass the move</source>
        <translation>Пропускане на хода</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>%1, pass this move? It brings no points</source>
        <translation>%1, пропускаш ли този ход? Той не носи точки</translation>
    </message>
    <message>
        <source>strict</source>
        <translation>строга</translation>
    </message>
    <message>
        <source>friendly</source>
        <translation>приятелска</translation>
    </message>
    <message>
        <source>start square</source>
        <translation>стартов квадрат</translation>
    </message>
    <message>
        <source>the match is over</source>
        <translation>партията свърши</translation>
    </message>
    <message>
        <source>move %1 of %2</source>
        <translation>ход %1 от %2</translation>
    </message>
    <message>
        <source>The start square is being laid</source>
        <translation>Подрежда се стартовият квадрат</translation>
    </message>
    <message>
        <source>The word will appear here</source>
        <translation>Думата ще се появи тук</translation>
    </message>
    <message>
        <source>another word (%1 of %2)</source>
        <translation>друга дума (%1 от %2)</translation>
    </message>
    <message>
        <source>another snake (%1 of %2)</source>
        <translation>друга змийка (%1 от %2)</translation>
    </message>
    <message>
        <source>%1, by agreement</source>
        <translation>%1, по съгласие</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>пропуснат</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>отхвърлена</translation>
    </message>
    <message>
        <source>Points for the opponents&apos; overtime are counted.</source>
        <translation>Отчетени са точките за просрочено време на съперниците.</translation>
    </message>
    <message>
        <source>The dictionary lacks this word; the players agreed on it</source>
        <translation>Тази дума я няма в речника; играчите са я приели по съгласие</translation>
    </message>
    <message>
        <source>%1, own word</source>
        <translation>%1, собствена дума</translation>
    </message>
    <message>
        <source>This word counts for being on the list of own words</source>
        <translation>Важи като дума от собствения списък</translation>
    </message>
    <message numerus="yes">
        <source>%n empty square(s)</source>
        <translation>
            <numerusform>%n празно поле</numerusform>
            <numerusform>%n празни полета</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n точка</numerusform>
            <numerusform>%n точки</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, points</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>player, word, points</comment>
        <translation>%1: %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>+%n to the others</source>
        <translation>
            <numerusform>+%n за другите</numerusform>
            <numerusform>+%n за другите</numerusform>
        </translation>
    </message>
    <message>
        <source>Last move again</source>
        <translation>Последният ход отново</translation>
    </message>
    <message>
        <source>The word is hidden</source>
        <translation>Думата е скрита</translation>
    </message>
    <message>
        <source>show it (F7)</source>
        <translation>покажи (F7)</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Подсказка</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Спри</translation>
    </message>
    <message>
        <source>Hint (F4)</source>
        <translation>Подсказка (F4)</translation>
    </message>
    <message>
        <source>The computer plays the best move it has found by now</source>
        <translation>Компютърът ще изиграе най-доброто намерено</translation>
    </message>
    <message>
        <source>Take the last turn back</source>
        <translation>Върни последния ход назад</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Ctrl+Z</translation>
    </message>
    <message>
        <source>Make it again</source>
        <translation>Изиграй го отново</translation>
    </message>
    <message>
        <source>Ctrl+Y</source>
        <translation>Ctrl+Y</translation>
    </message>
    <message>
        <source>%1 — a move</source>
        <translation>%1 — ход</translation>
    </message>
    <message>
        <source>%1 — %2</source>
        <comment>player, word</comment>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>%1 — %2 (refused)</source>
        <comment>player, word</comment>
        <translation>%1 — %2 (не е зачетена)</translation>
    </message>
    <message>
        <source>%1 — a pass</source>
        <translation>%1 — пропуснат ход</translation>
    </message>
    <message>
        <source>the end by agreement</source>
        <translation>край по съгласие</translation>
    </message>
    <message>
        <source>the declared kind of move</source>
        <translation>обявеният вид ход</translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <translation>Върнато: %1</translation>
    </message>
    <message>
        <source>Made again: %1</source>
        <translation>Отново изиграно: %1</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::MatchWordsDialog</name>
    <message>
        <source>Words of this match</source>
        <translation>Думите в тази партия</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Затвори</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Дума</translation>
    </message>
    <message>
        <source>What it means</source>
        <translation>Какво значи</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Играч</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Точки</translation>
    </message>
    <message>
        <source>No word has been played yet.</source>
        <translation>Още не е изиграна нито една дума.</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::MatchesPage</name>
    <message>
        <source>No matches are kept yet.</source>
        <translation>Още няма запазени партии.</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Партии</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Недовършени</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Завършени</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::MatchesRoom</name>
    <message>
        <source>the start square is being laid</source>
        <translation>нарежда се стартовият квадрат</translation>
    </message>
    <message numerus="yes">
        <source>%n empty square(s)</source>
        <translation>
            <numerusform>%n празно поле</numerusform>
            <numerusform>%n празни полета</numerusform>
        </translation>
    </message>
    <message>
        <source>move %1 of %2</source>
        <translation>ход %1 от %2</translation>
    </message>
    <message>
        <source>&amp;All matches…</source>
        <translation>Всички п&amp;артии…</translation>
    </message>
    <message>
        <source>The match could not be deleted.</source>
        <translation>Партията не можа да се изтрие.</translation>
    </message>
    <message>
        <source>The file is no longer there.</source>
        <translation>Този файл вече го няма.</translation>
    </message>
    <message>
        <source>The match could not be brought back.</source>
        <translation>Партията не можа да се върне.</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::MoveTree</name>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n дума</numerusform>
            <numerusform>%n думи</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n shorter one(s)</source>
        <translation>
            <numerusform>и още %n по-къса</numerusform>
            <numerusform>и още %n по-къси</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::NewMatchDialog</name>
    <message>
        <source>Set up a match</source>
        <translation>Настройване на партия</translation>
    </message>
    <message>
        <source>Start the match</source>
        <translation>Начало на партията</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отказ</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Играчи</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Думи</translation>
    </message>
    <message>
        <source>There is no dictionary to play with.</source>
        <translation>Няма речник за игра.</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Стил</translation>
    </message>
    <message>
        <source>Name of an own style</source>
        <translation>Име на свой стил</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Запазване</translation>
    </message>
    <message>
        <source>« &amp;Fewer options</source>
        <translation>« &amp;По-малко условия</translation>
    </message>
    <message>
        <source>&amp;More options »</source>
        <translation>О&amp;ще условия »</translation>
    </message>
    <message numerus="yes">
        <source>%n own style(s) can be kept; delete one in the settings first.</source>
        <translation>
            <numerusform>Може да се запази %n свой стил; първо изтрийте един в настройките.</numerusform>
            <numerusform>Може да се запазят %n свои стила; първо изтрийте един в настройките.</numerusform>
        </translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Дъска</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>Ход на играта</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::Opponent</name>
    <message>
        <source>&amp;Hint</source>
        <translation>Под&amp;сказка</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::OwnStylesList</name>
    <message>
        <source>Own styles are kept where a match is set up, under “More options”.</source>
        <translation>Своите стилове се запазват, където се подготвя партията: „Още условия“.</translation>
    </message>
    <message>
        <source>Name of the style</source>
        <translation>Име на стила</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Изтриване</translation>
    </message>
    <message>
        <source>Delete the style %1</source>
        <translation>Изтриване на стила %1</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::OwnWordsView</name>
    <message>
        <source>Words from a file</source>
        <translation>Думи от файл</translation>
    </message>
    <message>
        <source>Texts (*.txt *.csv *.dic);;All files (*)</source>
        <translation>Текстове (*.txt *.csv *.dic);;Всички файлове (*)</translation>
    </message>
    <message>
        <source>My words</source>
        <translation>Моите думи</translation>
    </message>
    <message>
        <source>My words · %1</source>
        <translation>Моите думи · %1</translation>
    </message>
    <message>
        <source>Enter looks a word up, Delete removes it</source>
        <translation>Enter показва думата, Delete я премахва</translation>
    </message>
    <message>
        <source>Lines passed over</source>
        <translation>Пропуснати редове</translation>
    </message>
    <message>
        <source>How much of the file is read</source>
        <translation>Колко от файла е прочетено</translation>
    </message>
    <message>
        <source>Words that you add count beside the dictionary in matches that allow it.</source>
        <translation>Добавените думи важат наред с речника, ако партията го позволява.</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>Четене: %1…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Спиране</translation>
    </message>
    <message>
        <source>To the list</source>
        <translation>Към списъка</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>От файл…</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::PaperDialog</name>
    <message>
        <source>it could not be drawn</source>
        <translation>не можа да се нарисува</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <translation>Не е запазено: %1</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Запазено: %1</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::PaperMenu</name>
    <message>
        <source>Board as a &amp;picture…</source>
        <translation>&amp;Дъската като картинка…</translation>
    </message>
    <message>
        <source>&amp;Report of the match (PDF)…</source>
        <translation>&amp;Отчет за партията (PDF)…</translation>
    </message>
    <message>
        <source>Pri&amp;nt the match…</source>
        <translation>От&amp;печатай партията…</translation>
    </message>
    <message>
        <source>&amp;Sheet to play on paper…</source>
        <translation>&amp;Лист за игра на хартия…</translation>
    </message>
    <message>
        <source>it could not be drawn</source>
        <translation>не можа да се нарисува</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <translation>Не е запазено: %1</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Запазено: %1</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Запазване на отчета</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>Документи PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The match was sent to the printer.</source>
        <translation>Партията е изпратена към принтера.</translation>
    </message>
    <message>
        <source>Not printed: the printer does not answer.</source>
        <translation>Не е отпечатано: принтерът не отговаря.</translation>
    </message>
    <message>
        <source>Print the match</source>
        <translation>Печат на партията</translation>
    </message>
    <message>
        <source>Pict&amp;ures and paper</source>
        <translation>&amp;Картинки и хартия</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::PictureDialog</name>
    <message>
        <source>The board as a picture</source>
        <translation>Дъската като картинка</translation>
    </message>
    <message>
        <source>T&amp;wice as sharp</source>
        <translation>Двойно по-&amp;рязко</translation>
    </message>
    <message>
        <source>With the last &amp;move</source>
        <translation>С последния &amp;ход</translation>
    </message>
    <message>
        <source>PNG: pixels</source>
        <translation>PNG: от точки</translation>
    </message>
    <message>
        <source>SVG: sharp at any size</source>
        <translation>SVG: рязка във всеки размер</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>точки</translation>
    </message>
    <message>
        <source>For screens with small pixels: twice as many each way</source>
        <translation>За екрани с дребни точки: двойно повече във всяка посока</translation>
    </message>
    <message>
        <source>As on the screen</source>
        <translation>Както на екрана</translation>
    </message>
    <message>
        <source>For paper</source>
        <translation>За хартия</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>&amp;Longer side</source>
        <translation>&amp;Дълга страна</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Цветове</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Запази…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Затвори</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Запазване на картинката</translation>
    </message>
    <message>
        <source>SVG pictures (*.svg)</source>
        <translation>Картинки SVG (*.svg)</translation>
    </message>
    <message>
        <source>PNG pictures (*.png)</source>
        <translation>Картинки PNG (*.png)</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::PlayersPage</name>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Език</translation>
    </message>
    <message>
        <source>&amp;Number of players</source>
        <translation>Бро&amp;й играчи</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Играч %1</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Име на играч %1</translation>
    </message>
    <message>
        <source>Draw lots for the &amp;order</source>
        <translation>&amp;Жребий за реда</translation>
    </message>
    <message>
        <source>Who player %1 is</source>
        <translation>Кой е играч %1</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Човек</translation>
    </message>
    <message>
        <source>Computer: %1</source>
        <translation>Компютър: %1</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::PositionPage</name>
    <message>
        <source>Board</source>
        <translation>Дъска</translation>
    </message>
    <message>
        <source>A position</source>
        <translation>Позиция</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копирай</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Анализирай</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::ProjectorWindow</name>
    <message>
        <source>Board for the class</source>
        <translation>Дъска за класа</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Дъска</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::ReplayBar</name>
    <message>
        <source>To the beginning</source>
        <translation>Към началото</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Една стъпка назад</translation>
    </message>
    <message>
        <source>Stand still</source>
        <translation>Спри</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Показвай подред</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Интервал</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>Една стъпка напред</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Към края</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Step of the match</source>
        <translation>Стъпка от партията</translation>
    </message>
    <message>
        <source>Speed %1</source>
        <translation>Скорост %1</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::ReplayPage</name>
    <message>
        <source>Board</source>
        <translation>Дъска</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Играй оттук</translation>
    </message>
    <message>
        <source>Goes on from this step as a new match; this one stays as it is</source>
        <translation>Продължава от тази стъпка като нова партия; тази остава както е</translation>
    </message>
    <message>
        <source>The match stands here</source>
        <translation>Партията е стигнала дотук</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>Преглед на партията</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::ReplayRoom</name>
    <message>
        <source>&amp;Look back at the match</source>
        <translation>Пре&amp;глед на партията</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::ResultPanel</name>
    <message>
        <source>New match</source>
        <translation>Нова партия</translation>
    </message>
    <message>
        <source>To the start page</source>
        <translation>Към началната страница</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Разбор</translation>
    </message>
    <message>
        <source>The best move of every turn, and what was missed</source>
        <translation>Най-добрият ход всеки път и какво е пропуснато</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Преглед</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Думи</translation>
    </message>
    <message>
        <source>The words of the match, with what they mean</source>
        <translation>Думите на партията и какво означават</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::ReviewPage</name>
    <message>
        <source>The review is complete</source>
        <translation>Разборът е завършен</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Спри</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Продължи</translation>
    </message>
    <message>
        <source>This turn is still being looked at</source>
        <translation>Този ход още се преглежда</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Разбор</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Дъска</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Ходове</translation>
    </message>
    <message>
        <source>№</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Играч</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Изиграно</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Най-добро</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Дял</translation>
    </message>
    <message>
        <source>The greatest misses</source>
        <translation>Най-големите пропуски</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>Напредък на разбора</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::ScoreCurve</name>
    <message>
        <source>How the score went</source>
        <translation>Как вървеше резултатът</translation>
    </message>
    <message>
        <source>Click on a turn to look at it</source>
        <translation>Щракнете върху ход, за да го видите</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::ScoreSheet</name>
    <message>
        <source>Score sheet</source>
        <translation>Протокол</translation>
    </message>
    <message>
        <source>move</source>
        <translation>ход</translation>
    </message>
    <message>
        <source>Start word: %1</source>
        <translation>Начална дума: %1</translation>
    </message>
    <message>
        <source>start word</source>
        <translation>начална дума</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::ScoresPlot</name>
    <message>
        <source>Points of each match</source>
        <translation>Точки във всяка партия</translation>
    </message>
    <message>
        <source>Nothing to draw yet</source>
        <translation>Още няма какво да се нарисува</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::SeatCard</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n точка</numerusform>
            <numerusform>%n точки</numerusform>
        </translation>
    </message>
    <message>
        <source>to move</source>
        <translation>на ход</translation>
    </message>
    <message>
        <source>last minute</source>
        <translation>последна минута</translation>
    </message>
    <message>
        <source>over time</source>
        <translation>времето изтече</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>мисли…</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Изглед</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>Движение и звук</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Партии</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Език</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Като в системата</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Цветове</translation>
    </message>
    <message>
        <source>Size of &amp;text</source>
        <translation>&amp;Размер на текста</translation>
    </message>
    <message>
        <source>&amp;Animations</source>
        <translation>&amp;Анимация</translation>
    </message>
    <message>
        <source>Spee&amp;d</source>
        <translation>&amp;Скорост</translation>
    </message>
    <message>
        <source>&amp;Sounds</source>
        <translation>&amp;Звуци</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>Сила на зв&amp;ука</translation>
    </message>
    <message>
        <source>We &amp;play in</source>
        <translation>&amp;Играем на език</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Затваряне</translation>
    </message>
    <message>
        <source>The computer&apos;s pac&amp;e</source>
        <translation>Те&amp;мпо на компютъра</translation>
    </message>
    <message>
        <source>It looks a&amp;head for</source>
        <translation>Мисли на&amp;пред</translation>
    </message>
    <message>
        <source> s</source>
        <translation> с</translation>
    </message>
    <message>
        <source>At its best level the computer weighs moves for so many seconds at most</source>
        <translation>На най-доброто ниво компютърът преценява ходовете най-много толкова секунди</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::Sharing</name>
    <message>
        <source>Copy the p&amp;osition</source>
        <translation>Копирай п&amp;озицията</translation>
    </message>
    <message>
        <source>Copy the &amp;whole match</source>
        <translation>&amp;Копирай цялата партия</translation>
    </message>
    <message>
        <source>Pa&amp;ste a match or position</source>
        <translation>&amp;Постави партия или позиция</translation>
    </message>
    <message>
        <source>The position is copied: paste it where you like.</source>
        <translation>Позицията е копирана: поставете я, където искате.</translation>
    </message>
    <message>
        <source>The match is copied: paste it where you like.</source>
        <translation>Партията е копирана: поставете я, където искате.</translation>
    </message>
    <message>
        <source>There is nothing to paste: copy a match or a position first.</source>
        <translation>Няма какво да се постави: първо копирайте партия или позиция.</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::StartPage</name>
    <message>
        <source>Go on: %1</source>
        <translation>Продължаване: %1</translation>
    </message>
    <message>
        <source>Play in two</source>
        <translation>Игра за двама</translation>
    </message>
    <message>
        <source>Set up a match…</source>
        <translation>Настройване на партия…</translation>
    </message>
    <message>
        <source>Open a match…</source>
        <translation>Отваряне на партия…</translation>
    </message>
    <message>
        <source>New here? Try the five moves</source>
        <translation>За пръв път тук? Опитайте петте хода</translation>
    </message>
    <message>
        <source>Play against the computer</source>
        <translation>Игра с компютъра</translation>
    </message>
    <message>
        <source>How well the computer plays</source>
        <translation>Колко добре играе компютърът</translation>
    </message>
    <message numerus="yes">
        <source>All matches (%n)…</source>
        <translation>
            <numerusform>Всички партии (%n)…</numerusform>
            <numerusform>Всички партии (%n)…</numerusform>
        </translation>
    </message>
    <message>
        <source>Bukvol</source>
        <translation>Буквол</translation>
    </message>
    <message>
        <source>New here? How to play Balda</source>
        <translation>За първи път? Как се играе Балда</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::StatisticsDialog</name>
    <message>
        <source>The statistics cannot be kept (%1). They are counted from the records of the matches.</source>
        <translation>Статистиката не може да се запази (%1). Тя е преброена по записите на партиите.</translation>
    </message>
    <message>
        <source>The statistics were damaged and were counted anew from the records; the old file is %1.</source>
        <translation>Статистиката беше повредена и е преброена наново по записите; старият файл е %1.</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>партии</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>победи</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>равенства</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>ходове</translation>
    </message>
    <message>
        <source>points a move</source>
        <translation>точки на ход</translation>
    </message>
    <message>
        <source>of the best move</source>
        <translation>от най-добрия ход</translation>
    </message>
    <message>
        <source>How much of the best moves&apos; points was made, in matches that were reviewed</source>
        <translation>Каква част от точките на най-добрите ходове е взета — в разгледаните партии</translation>
    </message>
    <message>
        <source>Most points in a match</source>
        <translation>Най-много точки в партия</translation>
    </message>
    <message>
        <source>Best move</source>
        <translation>Най-добър ход</translation>
    </message>
    <message>
        <source>Most points a move in a match</source>
        <translation>Най-много точки на ход в партия</translation>
    </message>
    <message>
        <source>Most wins in a row</source>
        <translation>Най-много победи подред</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Рекорд</translation>
    </message>
    <message>
        <source>How much</source>
        <translation>Колко</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Кой</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Кога</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Рекорди</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Дума</translation>
    </message>
    <message>
        <source>What it means</source>
        <translation>Какво значи</translation>
    </message>
    <message>
        <source>Longest words</source>
        <translation>Най-дълги думи</translation>
    </message>
    <message>
        <source>Words that %1 met</source>
        <translation>Думи, които е срещал „%1“</translation>
    </message>
    <message>
        <source>Words met</source>
        <translation>Срещнати думи</translation>
    </message>
    <message>
        <source>First met</source>
        <translation>За пръв път</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Пъти</translation>
    </message>
    <message>
        <source>No words yet: they come from finished matches.</source>
        <translation>Още няма думи: те идват от завършените партии.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Какво се показва</translation>
    </message>
    <message>
        <source>&amp;Overview</source>
        <translation>&amp;Преглед</translation>
    </message>
    <message>
        <source>&amp;Records</source>
        <translation>&amp;Рекорди</translation>
    </message>
    <message>
        <source>&amp;Words met</source>
        <translation>&amp;Срещнати думи</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Затвори</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::StatisticsMenu</name>
    <message>
        <source>Stat&amp;istics…</source>
        <translation>Стати&amp;стика…</translation>
    </message>
    <message>
        <source>Words of this &amp;match…</source>
        <translation>Думите в тази &amp;партия…</translation>
    </message>
    <message>
        <source>Words m&amp;et…</source>
        <translation>&amp;Срещнати думи…</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::StudyRoom</name>
    <message>
        <source>&amp;Review of the match</source>
        <translation>&amp;Разбор на партията</translation>
    </message>
    <message>
        <source>&amp;Analysis of a position</source>
        <translation>&amp;Анализ на позиция</translation>
    </message>
    <message>
        <source>This match is played without hints; positions are analysed when it is over.</source>
        <translation>Тази партия се играе без подсказки; позициите се анализират, когато свърши.</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::StylePicker</name>
    <message>
        <source>Hints, taking back, and the players may agree on a word</source>
        <translation>Подсказки, ходът може да се върне, за дума може да се уговорите</translation>
    </message>
    <message>
        <source>Friendly</source>
        <translation>Приятелски</translation>
    </message>
    <message>
        <source>Clock with penalty, a declared kind is binding, nothing is told beforehand</source>
        <translation>Часовник с наказание, обявеният вид не се променя, нищо не се казва предварително</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Турнирен</translation>
    </message>
    <message>
        <source>Clock with penalty, nothing is told beforehand nor taken back</source>
        <translation>Часовник с наказание, нищо не се подсказва и не се връща</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::UndoMenu</name>
    <message>
        <source>Take the last turn &amp;back</source>
        <translation>&amp;Върни последния ход назад</translation>
    </message>
    <message>
        <source>Make it a&amp;gain</source>
        <translation>Изиграй го &amp;отново</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::VerdictCard</name>
    <message>
        <source>Type a word: the verdict appears here</source>
        <translation>Напишете дума — тук ще се появи решението</translation>
    </message>
    <message>
        <source>Remove from my words</source>
        <translation>Махни от моите думи</translation>
    </message>
    <message>
        <source>Add to my words</source>
        <translation>Добави в моите думи</translation>
    </message>
    <message>
        <source>Perhaps:</source>
        <translation>Може би:</translation>
    </message>
    <message>
        <source>See:</source>
        <translation>Вижте:</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::WordPanel</name>
    <message>
        <source>Word: %1</source>
        <translation>Дума: %1</translation>
    </message>
    <message>
        <source>Accept by agreement</source>
        <translation>Приемане по съгласие</translation>
    </message>
    <message>
        <source>Count it ⏎</source>
        <translation>Зачитане ⏎</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::WordTable</name>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n дума</numerusform>
            <numerusform>%n думи</numerusform>
        </translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <translation>Не е запазено: %1</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Запазено: %1</translation>
    </message>
    <message>
        <source>Save the words</source>
        <translation>Запазване на думите</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Таблици (*.csv)</translation>
    </message>
    <message>
        <source>Search…</source>
        <translation>Търсене…</translation>
    </message>
    <message>
        <source>Search the words</source>
        <translation>Търсене в думите</translation>
    </message>
    <message>
        <source>Save as ta&amp;ble…</source>
        <translation>Запази &amp;таблица…</translation>
    </message>
    <message>
        <source>A CSV file, which spreadsheets open</source>
        <translation>Файл CSV, който таблиците отварят</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::WordsPage</name>
    <message>
        <source>Hints may be asked for</source>
        <translation>Може да се иска подсказка</translation>
    </message>
    <message>
        <source>Tell at once whether the word counts</source>
        <translation>Веднага да се казва дали думата важи</translation>
    </message>
    <message>
        <source>The dictionary is open during the match</source>
        <translation>Речникът е отворен по време на партията</translation>
    </message>
    <message>
        <source>Players may agree on unknown words</source>
        <translation>За непозната дума може да се уговорите</translation>
    </message>
    <message>
        <source>My own words count</source>
        <translation>Важат и собствените думи</translation>
    </message>
    <message>
        <source>Е and Ё are one letter</source>
        <translation>Е и Ё са една буква</translation>
    </message>
    <message>
        <source>Nouns without a singular count</source>
        <translation>Важат съществителни без единствено число</translation>
    </message>
    <message>
        <source>Obscene words do not count</source>
        <translation>Не важат непристойни думи</translation>
    </message>
    <message>
        <source>do not count</source>
        <translation>не важат</translation>
    </message>
    <message>
        <source>count, with a remark</source>
        <translation>важат, с бележка</translation>
    </message>
    <message>
        <source>count</source>
        <translation>важат</translation>
    </message>
    <message>
        <source>&amp;Diminutives</source>
        <translation>&amp;Умалителни</translation>
    </message>
    <message>
        <source>Where a refused word ends the turn, the dictionary stays closed.</source>
        <translation>Когато отхвърлена дума завършва хода, речникът е затворен.</translation>
    </message>
    <message>
        <source>И and Й are one letter</source>
        <translation>И и Й са една буква</translation>
    </message>
    <message>
        <source>One &amp;letter</source>
        <translation>Една бук&amp;ва</translation>
    </message>
</context>
</TS>
