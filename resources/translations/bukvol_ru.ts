<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>BlankSheet</name>
    <message>
        <source>%1: a sheet to play on</source>
        <translation>%1: лист для игры</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Дата</translation>
    </message>
    <message numerus="yes">
        <source>%n letter(s) in the bag</source>
        <translation>
            <numerusform>%n буква в мешке</numerusform>
            <numerusform>%n буквы в мешке</numerusform>
            <numerusform>%n букв в мешке</numerusform>
        </translation>
    </message>
    <message>
        <source>The alphabet</source>
        <translation>Алфавит</translation>
    </message>
    <message>
        <source>Words to begin with</source>
        <translation>С каких слов начать</translation>
    </message>
</context>
<context>
    <name>ComputerText</name>
    <message>
        <source>Beginner</source>
        <translation>Новичок</translation>
    </message>
    <message>
        <source>Amateur</source>
        <translation>Любитель</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Знаток</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Мастер</translation>
    </message>
    <message>
        <source>Champion</source>
        <translation>Чемпион</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>Быстрый</translation>
    </message>
    <message>
        <source>Natural</source>
        <translation>Обычный</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Медленный</translation>
    </message>
    <message>
        <source>computer, level: %1</source>
        <translation>компьютер, уровень: %1</translation>
    </message>
    <message>
        <source>%1 is thinking…</source>
        <translation>%1 думает…</translation>
    </message>
    <message>
        <source>It is the computer&apos;s turn: %1 is thinking</source>
        <translation>Сейчас ход компьютера: %1 думает</translation>
    </message>
    <message>
        <source>%1 found no word and passed</source>
        <translation>%1: слова не нашлось, ход пропущен</translation>
    </message>
    <message>
        <source>kind of move: %1</source>
        <translation>вид хода: %1</translation>
    </message>
    <message>
        <source>it begins on %1</source>
        <translation>начинается на %1</translation>
    </message>
    <message>
        <source>Hint %1 of %2</source>
        <translation>Подсказка %1 из %2</translation>
    </message>
    <message>
        <source>There is no word to be found here: pass the move</source>
        <translation>Здесь нет ни одного слова: пропустите ход</translation>
    </message>
    <message>
        <source>Looking for a hint…</source>
        <translation>Ищу подсказку…</translation>
    </message>
    <message numerus="yes">
        <source>There is a word of %n letter(s)</source>
        <translation>
            <numerusform>Есть слово из %n буквы</numerusform>
            <numerusform>Есть слово из %n букв</numerusform>
            <numerusform>Есть слово из %n букв</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DictionaryText</name>
    <message>
        <source>%1 — one of your own words, it counts</source>
        <translation>%1 — ваше собственное слово, засчитывается</translation>
    </message>
    <message>
        <source>%1 — the dictionary has it, it counts</source>
        <translation>%1 — есть в словаре, засчитывается</translation>
    </message>
    <message>
        <source>written “%1”</source>
        <translation>пишется «%1»</translation>
    </message>
    <message>
        <source>a diminutive of “%1”</source>
        <translation>уменьшительное от «%1»</translation>
    </message>
    <message>
        <source>a diminutive</source>
        <translation>уменьшительное</translation>
    </message>
    <message>
        <source>has no singular</source>
        <translation>без единственного числа</translation>
    </message>
    <message>
        <source>slang</source>
        <translation>просторечное или жаргонное</translation>
    </message>
    <message>
        <source>one of your own words; it counts from the next match on</source>
        <translation>ваше собственное слово; засчитывается со следующей партии</translation>
    </message>
    <message>
        <source>one of your own words; this match does not count them</source>
        <translation>ваше собственное слово; в этой партии свои слова не засчитываются</translation>
    </message>
</context>
<context>
    <name>FileProblem</name>
    <message>
        <source>there is no room left on the disk</source>
        <translation>на диске нет места</translation>
    </message>
    <message>
        <source>the folder cannot be written to</source>
        <translation>в папку нельзя записывать</translation>
    </message>
    <message>
        <source>the folder is not there</source>
        <translation>папки нет на месте</translation>
    </message>
</context>
<context>
    <name>ImportText</name>
    <message>
        <source>Stopped: no word was added.</source>
        <translation>Остановлено: ни одно слово не добавлено.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln word(s) added</source>
        <translation>
            <numerusform>добавлено %Ln слово</numerusform>
            <numerusform>добавлено %Ln слова</numerusform>
            <numerusform>добавлено %Ln слов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) repeated</source>
        <translation>
            <numerusform>%Ln повтор</numerusform>
            <numerusform>%Ln повтора</numerusform>
            <numerusform>%Ln повторов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) with foreign letters</source>
        <translation>
            <numerusform>%Ln строка с чужими буквами</numerusform>
            <numerusform>%Ln строки с чужими буквами</numerusform>
            <numerusform>%Ln строк с чужими буквами</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln line(s) too short or too long</source>
        <translation>
            <numerusform>%Ln слишком короткая или длинная строка</numerusform>
            <numerusform>%Ln слишком короткие или длинные строки</numerusform>
            <numerusform>%Ln слишком коротких или длинных строк</numerusform>
        </translation>
    </message>
    <message>
        <source>read as %1</source>
        <translation>прочитано как %1</translation>
    </message>
    <message>
        <source>The list is full: the rest of the file was left out.</source>
        <translation>Список полон: остаток файла пропущен.</translation>
    </message>
    <message>
        <source>line %1: “%2” — there already</source>
        <translation>строка %1: «%2» — уже есть</translation>
    </message>
    <message>
        <source>line %1: “%2” — a letter that the alphabet lacks</source>
        <translation>строка %1: «%2» — в алфавите нет такой буквы</translation>
    </message>
    <message>
        <source>line %1: “%2” — too short or too long</source>
        <translation>строка %1: «%2» — слишком короткое или длинное</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln line(s) more</source>
        <translation>
            <numerusform>и ещё %Ln строка</numerusform>
            <numerusform>и ещё %Ln строки</numerusform>
            <numerusform>и ещё %Ln строк</numerusform>
        </translation>
    </message>
    <message>
        <source>The list of your words cannot be read; it stays as it is.</source>
        <translation>Список ваших слов не читается; он остаётся как есть.</translation>
    </message>
    <message>
        <source>The change could not be kept: your words stay as they were.</source>
        <translation>Изменение не удалось сохранить: слова остались прежними.</translation>
    </message>
    <message>
        <source>This file cannot be read, or it is too large.</source>
        <translation>Этот файл не читается или слишком велик.</translation>
    </message>
</context>
<context>
    <name>LessonText</name>
    <message>
        <source>%1 of %2. %3</source>
        <translation>%1 из %2. %3</translation>
    </message>
    <message>
        <source>A match begins with placements: put a letter on an empty square beside a tile. The word runs from tile to touching tile, corners included, and uses the new letter. A letter is a point.</source>
        <translation>Партия начинается с постановок: поставьте букву на пустую клетку рядом с фишкой. Слово идёт с фишки на соседнюю, можно и через угол, и берёт новую букву. Буква — очко.</translation>
    </message>
    <message>
        <source>The board stays as it is: find a word on it. A star is a joker and stands for any letter you like.</source>
        <translation>Доска остаётся как есть: найдите на ней слово. Звезда — это джокер, он заменяет любую букву.</translation>
    </message>
    <message>
        <source>Any two tiles change places, jokers too. The word uses at least one of the two.</source>
        <translation>Любые две фишки меняются местами, хоть и джокеры. Слово берёт хотя бы одну из двух.</translation>
    </message>
    <message>
        <source>A tile goes to an empty square that touches another tile. The word uses it in its new place.</source>
        <translation>Фишка переходит на пустую клетку рядом с другой фишкой. Слово берёт её на новом месте.</translation>
    </message>
    <message>
        <source>A letter of the bank and a letter on the board change places. The word uses the new letter.</source>
        <translation>Буква банка и буква на доске меняются местами. Слово берёт новую букву.</translation>
    </message>
    <message>
        <source>Now press the lit square %1</source>
        <translation>Теперь нажмите на отмеченную клетку %1</translation>
    </message>
    <message>
        <source>Press the letter %1 below the board, then the lit square %2</source>
        <translation>Нажмите на букву %1 под доской, потом на отмеченную клетку %2</translation>
    </message>
    <message>
        <source>Now press the other lit tile</source>
        <translation>Теперь нажмите на другую отмеченную фишку</translation>
    </message>
    <message>
        <source>Press the lit tiles %1 and %2, one after the other</source>
        <translation>Нажмите на отмеченные фишки %1 и %2, одну за другой</translation>
    </message>
    <message>
        <source>Press the lit tile %1: it will go to %2</source>
        <translation>Нажмите на отмеченную фишку %1: она перейдёт на %2</translation>
    </message>
    <message>
        <source>Now press the lit tile %1</source>
        <translation>Теперь нажмите на отмеченную фишку %1</translation>
    </message>
    <message>
        <source>Press the letter %1 below the board, then the lit tile %2</source>
        <translation>Нажмите на букву %1 под доской, потом на отмеченную фишку %2</translation>
    </message>
    <message>
        <source>Say the kind of your move: press “%1” or the key %2</source>
        <translation>Объявите вид хода: нажмите «%1» или клавишу %2</translation>
    </message>
    <message>
        <source>Name the word %1: run over its tiles or type it</source>
        <translation>Назовите слово %1: проведите по фишкам или наберите его</translation>
    </message>
    <message>
        <source>Go on: %1</source>
        <translation>Дальше: %1</translation>
    </message>
    <message>
        <source>Several words fit. Type the letter of the joker: %1</source>
        <translation>Подходит несколько слов. Наберите букву джокера: %1</translation>
    </message>
    <message>
        <source>The word is ready: press “Count it” or Enter</source>
        <translation>Слово готово: нажмите «Засчитать» или Enter</translation>
    </message>
    <message>
        <source>You have made a move of each kind. In a match you choose the kind yourself, and the longest word wins the most points. The rules are in the Help menu.</source>
        <translation>Вы сделали по ходу каждого вида. В партии вид хода выбираете вы сами, а чем длиннее слово, тем больше очков. Правила — в меню «Справка».</translation>
    </message>
    <message>
        <source>Not this time: here we do just what is asked below the board.</source>
        <translation>Пока не так: здесь делаем только то, о чём просит строка внизу.</translation>
    </message>
    <message>
        <source>%1 answers…</source>
        <translation>%1 отвечает…</translation>
    </message>
    <message>
        <source>That is the whole game!</source>
        <translation>Вот и вся игра!</translation>
    </message>
</context>
<context>
    <name>MatchReport</name>
    <message>
        <source>The match is not over</source>
        <translation>Партия не закончена</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>Points a move</source>
        <translation>Очков за ход</translation>
    </message>
    <message>
        <source>Longest word</source>
        <translation>Самое длинное слово</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
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
        <translation>Конец</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Сейчас</translation>
    </message>
    <message>
        <source>How the scores grew</source>
        <translation>Как рос счёт</translation>
    </message>
    <message>
        <source>%1, by agreement</source>
        <translation>%1, по уговору</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>пропуск</translation>
    </message>
    <message>
        <source>the word was refused</source>
        <translation>слово отвергнуто</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>страница %1 из %2</translation>
    </message>
</context>
<context>
    <name>MoveText</name>
    <message>
        <source>put %1 on %2</source>
        <translation>поставить %1 на %2</translation>
    </message>
    <message>
        <source>exchange %1 and %2</source>
        <translation>поменять местами %1 и %2</translation>
    </message>
    <message>
        <source>take the tile from %1 to %2</source>
        <translation>перенести фишку с %1 на %2</translation>
    </message>
    <message>
        <source>put %1 in place of the letter on %2</source>
        <translation>поставить %1 вместо буквы на %2</translation>
    </message>
    <message>
        <source>change nothing</source>
        <translation>ничего не менять</translation>
    </message>
</context>
<context>
    <name>OptionsText</name>
    <message numerus="yes">
        <source>%n minute(s) for each player</source>
        <translation>
            <numerusform>%n минута каждому игроку</numerusform>
            <numerusform>%n минуты каждому игроку</numerusform>
            <numerusform>%n минут каждому игроку</numerusform>
        </translation>
    </message>
    <message>
        <source>a minute over the time gives a point to each opponent</source>
        <translation>минута сверх времени — очко каждому сопернику</translation>
    </message>
    <message>
        <source>without a clock</source>
        <translation>без часов</translation>
    </message>
    <message>
        <source>board of %1 by %2 squares</source>
        <translation>доска %1 на %2</translation>
    </message>
    <message>
        <source>words go by sides and corners, without crossing</source>
        <translation>слова идут по сторонам и углам, не пересекая себя</translation>
    </message>
    <message>
        <source>words go by sides</source>
        <translation>слова идут по сторонам</translation>
    </message>
    <message>
        <source>a square may be used again in a word</source>
        <translation>клетку в слове можно взять ещё раз</translation>
    </message>
    <message>
        <source>words that the board shows already do not count</source>
        <translation>слова, которые уже видны на доске, не засчитываются</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) for each player</source>
        <translation>
            <numerusform>%n ход каждого игрока</numerusform>
            <numerusform>%n хода каждого игрока</numerusform>
            <numerusform>%n ходов каждого игрока</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>one common bank of %n letter(s)</source>
        <translation>
            <numerusform>один общий банк из %n буквы</numerusform>
            <numerusform>один общий банк из %n букв</numerusform>
            <numerusform>один общий банк из %n букв</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a rack of %n letter(s) for each player</source>
        <translation>
            <numerusform>у каждого игрока своя %n буква</numerusform>
            <numerusform>у каждого игрока свои %n буквы</numerusform>
            <numerusform>у каждого игрока свои %n букв</numerusform>
        </translation>
    </message>
    <message>
        <source>the program laid the start square</source>
        <translation>стартовый квадрат выложила программа</translation>
    </message>
    <message>
        <source>the players laid the start square</source>
        <translation>стартовый квадрат выложили игроки</translation>
    </message>
    <message numerus="yes">
        <source>%n opening placement(s) of each player</source>
        <translation>
            <numerusform>в начале каждый делает %n постановку</numerusform>
            <numerusform>в начале каждый делает %n постановки</numerusform>
            <numerusform>в начале каждый делает %n постановок</numerusform>
        </translation>
    </message>
    <message>
        <source>a declared kind of move cannot be changed</source>
        <translation>объявленный вид хода не меняется</translation>
    </message>
    <message>
        <source>a refused word ends the turn</source>
        <translation>отвергнутое слово заканчивает ход</translation>
    </message>
    <message>
        <source>the players may agree on words</source>
        <translation>игроки могут договориться о слове</translation>
    </message>
    <message>
        <source>Е and Ё are one letter</source>
        <translation>Е и Ё — одна буква</translation>
    </message>
    <message>
        <source>И and Й are one letter</source>
        <translation>И и Й — одна буква</translation>
    </message>
    <message>
        <source>nouns without a singular count</source>
        <translation>слова без единственного числа засчитываются</translation>
    </message>
    <message>
        <source>nouns without a singular do not count</source>
        <translation>слова без единственного числа не засчитываются</translation>
    </message>
    <message>
        <source>diminutives count</source>
        <translation>уменьшительные засчитываются</translation>
    </message>
    <message>
        <source>hints were allowed</source>
        <translation>подсказки были разрешены</translation>
    </message>
    <message>
        <source>moves could be taken back</source>
        <translation>ходы можно было взять назад</translation>
    </message>
    <message>
        <source>the dictionary was closed</source>
        <translation>словарь был закрыт</translation>
    </message>
</context>
<context>
    <name>PositionText</name>
    <message>
        <source>the board and the letters at hand are wanted, with a space between them</source>
        <translation>нужны доска и буквы на руках, между ними пробел</translation>
    </message>
    <message>
        <source>a board has 8 ranks at most</source>
        <translation>на доске не больше 8 рядов</translation>
    </message>
    <message>
        <source>“%1” is no rank of 1 to 8 squares</source>
        <translation>«%1» — не ряд из 1–8 клеток</translation>
    </message>
    <message>
        <source>the rank “%1” is not as long as the first</source>
        <translation>ряд «%1» не той длины, что первый</translation>
    </message>
    <message>
        <source>“%1” is not written in the letters of this language</source>
        <translation>в «%1» не только буквы этого языка</translation>
    </message>
    <message>
        <source>the letters at hand “%1” are not of this language</source>
        <translation>буквы на руках «%1» не этого языка</translation>
    </message>
    <message>
        <source>one position at a time, please</source>
        <translation>позиция должна быть одна</translation>
    </message>
    <message numerus="yes">
        <source>there are more than %n letter(s) at hand</source>
        <translation>
            <numerusform>на руках больше %n буквы</numerusform>
            <numerusform>на руках больше %n букв</numerusform>
            <numerusform>на руках больше %n букв</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no position in this text</source>
        <translation>В этом тексте нет позиции</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Строка %1: %2</translation>
    </message>
</context>
<context>
    <name>RefusalText</name>
    <message>
        <source>this move cannot be read</source>
        <translation>этот ход не читается</translation>
    </message>
    <message>
        <source>this move cannot be read: “%1”</source>
        <translation>этот ход не читается: «%1»</translation>
    </message>
    <message>
        <source>%1 is not on the board</source>
        <translation>клетки %1 на доске нет</translation>
    </message>
    <message>
        <source>%1 is occupied</source>
        <translation>клетка %1 занята</translation>
    </message>
    <message>
        <source>there is no tile on %1</source>
        <translation>на %1 нет фишки</translation>
    </message>
    <message>
        <source>%1 touches no tile</source>
        <translation>клетка %1 не соприкасается ни с одной фишкой</translation>
    </message>
    <message>
        <source>%1 does not touch the start square: the first letters are put beside it</source>
        <translation>%1 не касается стартового квадрата, а первые буквы ставят рядом с ним</translation>
    </message>
    <message>
        <source>the letter %1 is not at hand</source>
        <translation>буквы %1 под рукой нет</translation>
    </message>
    <message>
        <source>the joker on %1 cannot be replaced</source>
        <translation>джокер на %1 заменить нельзя</translation>
    </message>
    <message>
        <source>this changes nothing; without a change it is a Status quo</source>
        <translation>так ничего не меняется; без перемен — это СтатусКво</translation>
    </message>
    <message>
        <source>this kind of move cannot be played now</source>
        <translation>этот вид хода сейчас невозможен</translation>
    </message>
    <message>
        <source>the snake and the word differ in length</source>
        <translation>змейка и слово разной длины</translation>
    </message>
    <message>
        <source>the snake breaks off: %1 does not touch its last square</source>
        <translation>змейка рвётся: %1 не соприкасается с её последней клеткой</translation>
    </message>
    <message>
        <source>the snake comes to %1 twice</source>
        <translation>змейка проходит через %1 дважды</translation>
    </message>
    <message>
        <source>the snake crosses itself before %1</source>
        <translation>змейка пересекает себя перед %1</translation>
    </message>
    <message>
        <source>there is no letter on %1</source>
        <translation>на %1 нет буквы</translation>
    </message>
    <message>
        <source>%1 does not show the letter %2</source>
        <translation>на %1 не буква %2</translation>
    </message>
    <message>
        <source>%1 shows another letter</source>
        <translation>на %1 другая буква</translation>
    </message>
    <message>
        <source>the word has to use the changed tile</source>
        <translation>слово должно пройти через изменённую фишку</translation>
    </message>
    <message>
        <source>the word is too short</source>
        <translation>слово слишком короткое</translation>
    </message>
    <message>
        <source>the alphabet has no letter “%1”</source>
        <translation>в алфавите нет буквы «%1»</translation>
    </message>
    <message>
        <source>the letter %1 stands on the start square already; its five letters all differ</source>
        <translation>буква %1 уже есть в стартовом квадрате, а все пять должны быть разными</translation>
    </message>
    <message>
        <source>%1 is not a place of the start square now</source>
        <translation>сейчас букву стартового квадрата на %1 не ставят</translation>
    </message>
    <message>
        <source>this cannot be done now</source>
        <translation>сейчас этого сделать нельзя</translation>
    </message>
    <message>
        <source>the bag cannot have given these letters</source>
        <translation>таких букв мешок дать не мог</translation>
    </message>
    <message>
        <source>this word</source>
        <translation>это слово</translation>
    </message>
    <message>
        <source>%1 — this word has been played already</source>
        <translation>%1 — такое слово уже было</translation>
    </message>
    <message>
        <source>%1 — the dictionary has no such word</source>
        <translation>%1 — такого слова в словаре нет</translation>
    </message>
    <message>
        <source>%1 — the dictionary has no such word; it has: %2</source>
        <translation>%1 — такого слова в словаре нет; есть: %2</translation>
    </message>
    <message>
        <source>%1 — an adjective, not a noun</source>
        <translation>%1 — прилагательное, а не существительное</translation>
    </message>
    <message>
        <source>%1 — an adverb, not a noun</source>
        <translation>%1 — наречие, а не существительное</translation>
    </message>
    <message>
        <source>%1 — a verb, not a noun</source>
        <translation>%1 — глагол, а не существительное</translation>
    </message>
    <message>
        <source>%1 — a numeral, not a noun</source>
        <translation>%1 — числительное, а не существительное</translation>
    </message>
    <message>
        <source>%1 — a pronoun, not a noun</source>
        <translation>%1 — местоимение, а не существительное</translation>
    </message>
    <message>
        <source>%1 — not a noun</source>
        <translation>%1 — не существительное</translation>
    </message>
    <message>
        <source>%1 — a plural</source>
        <translation>%1 — множественное число</translation>
    </message>
    <message>
        <source>%1 — the plural of “%2”</source>
        <translation>%1 — множественное число от «%2»</translation>
    </message>
    <message>
        <source>%1 — a noun without a singular; this match does not count them</source>
        <translation>%1 — у слова нет единственного числа, в этой партии такие не засчитываются</translation>
    </message>
    <message>
        <source>%1 — a proper name</source>
        <translation>%1 — имя собственное</translation>
    </message>
    <message>
        <source>%1 — an abbreviation</source>
        <translation>%1 — сокращение</translation>
    </message>
    <message>
        <source>%1 — a diminutive</source>
        <translation>%1 — уменьшительное слово</translation>
    </message>
    <message>
        <source>%1 — a diminutive of “%2”</source>
        <translation>%1 — уменьшительное от «%2»</translation>
    </message>
    <message>
        <source>%1 — this match does not count obscene words</source>
        <translation>%1 — непристойные слова в этой партии не засчитываются</translation>
    </message>
    <message>
        <source>this cannot be played</source>
        <translation>так сыграть нельзя</translation>
    </message>
    <message>
        <source>%1 — a definite form of “%2”</source>
        <translation>%1 — определённая форма слова «%2»</translation>
    </message>
    <message>
        <source>%1 — not the nominative singular</source>
        <translation>%1 — не именительный падеж единственного числа</translation>
    </message>
    <message>
        <source>%1 — the genitive of “%2”</source>
        <translation>%1 — родительный падеж от «%2»</translation>
    </message>
    <message>
        <source>%1 — the dative of “%2”</source>
        <translation>%1 — дательный падеж от «%2»</translation>
    </message>
    <message>
        <source>%1 — the accusative of “%2”</source>
        <translation>%1 — винительный падеж от «%2»</translation>
    </message>
    <message>
        <source>%1 — the instrumental of “%2”</source>
        <translation>%1 — творительный падеж от «%2»</translation>
    </message>
    <message>
        <source>%1 — the prepositional case of “%2”</source>
        <translation>%1 — предложный падеж от «%2»</translation>
    </message>
    <message>
        <source>%1 — the vocative of “%2”</source>
        <translation>%1 — звательная форма от «%2»</translation>
    </message>
    <message>
        <source>%1 — a form of “%2”</source>
        <translation>%1 — форма слова «%2»</translation>
    </message>
    <message>
        <source>this is not a record of a match</source>
        <translation>это не запись партии</translation>
    </message>
    <message>
        <source>the record was made by a newer version of the program</source>
        <translation>запись сделана более новой версией программы</translation>
    </message>
    <message>
        <source>the file is too large for a record</source>
        <translation>файл слишком велик для записи</translation>
    </message>
    <message>
        <source>line %1 is not UTF-8 text</source>
        <translation>строка %1 — не текст UTF-8</translation>
    </message>
    <message>
        <source>line %1 of the header cannot be read: “%2”</source>
        <translation>строка %1 заголовка не читается: «%2»</translation>
    </message>
    <message>
        <source>the header lacks “%1”</source>
        <translation>в заголовке нет «%1»</translation>
    </message>
    <message>
        <source>the options of the match are not possible: %1</source>
        <translation>условия партии невозможны: %1</translation>
    </message>
    <message>
        <source>there is no dictionary for the language “%1”</source>
        <translation>нет словаря языка «%1»</translation>
    </message>
    <message>
        <source>the record was made with another alphabet</source>
        <translation>запись сделана с другим алфавитом</translation>
    </message>
    <message>
        <source>line %1: the lot is no order of the players: “%2”</source>
        <translation>строка %1: жребий не даёт порядка игроков: «%2»</translation>
    </message>
    <message>
        <source>line %1 cannot be read: “%2”</source>
        <translation>строка %1 не читается: «%2»</translation>
    </message>
    <message>
        <source>line %1: the score is not what the rules give: “%2”</source>
        <translation>строка %1: счёт не тот, что по правилам: «%2»</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>строка %1: %2</translation>
    </message>
    <message>
        <source>line %1: the rules do not allow “%2”</source>
        <translation>строка %1: правила не допускают «%2»</translation>
    </message>
    <message>
        <source>%1 — the board already shows this word</source>
        <translation>%1 — это слово уже читается на поле</translation>
    </message>
</context>
<context>
    <name>ReplayText</name>
    <message>
        <source>The beginning</source>
        <translation>Начало партии</translation>
    </message>
    <message>
        <source>Step %1 of %2 · %3</source>
        <comment>number, number of steps, player</comment>
        <translation>Шаг %1 из %2 · %3</translation>
    </message>
    <message>
        <source>The start word is on the board</source>
        <translation>На доске начальное слово</translation>
    </message>
    <message>
        <source>Nobody has moved yet</source>
        <translation>Ходов ещё не было</translation>
    </message>
    <message>
        <source>by agreement</source>
        <translation>по согласию</translation>
    </message>
    <message>
        <source>own word</source>
        <translation>своё слово</translation>
    </message>
    <message>
        <source>A letter of the start square</source>
        <translation>Буква стартового квадрата</translation>
    </message>
    <message>
        <source>The players agree to end the match</source>
        <translation>Игроки согласились закончить партию</translation>
    </message>
    <message>
        <source>Passes the move</source>
        <translation>Пропуск хода</translation>
    </message>
</context>
<context>
    <name>ReviewText</name>
    <message>
        <source>%1 refused</source>
        <translation>%1 — отклонено</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>пропуск</translation>
    </message>
    <message>
        <source>no word</source>
        <translation>нет слова</translation>
    </message>
    <message>
        <source>There was no word to be found here</source>
        <translation>Здесь не было ни одного слова</translation>
    </message>
    <message>
        <source>The best: %1</source>
        <translation>Лучший ход: %1</translation>
    </message>
    <message>
        <source>Move %1, %2: −%3 · %4 in place of %5</source>
        <translation>Ход %1, %2: −%3 · можно было %4, сыграно %5</translation>
    </message>
    <message>
        <source>%1: %2 % of the best (%3 of %4)</source>
        <translation>%1: %2 % от лучшего (%3 из %4)</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Turn %1 of %2</source>
        <translation>Ход %1 из %2</translation>
    </message>
</context>
<context>
    <name>SetupText</name>
    <message>
        <source>Add a letter, find a word with it: the longer, the better</source>
        <translation>Поставьте букву и найдите с ней слово: чем длиннее, тем лучше</translation>
    </message>
    <message>
        <source>Letters, jokers and five kinds of move on a board of seven by seven</source>
        <translation>Буквы, джокеры и пять видов хода на доске семь на семь</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) each</source>
        <translation>
            <numerusform>по %n ходу</numerusform>
            <numerusform>по %n хода</numerusform>
            <numerusform>по %n ходов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>common bank of %n letter(s)</source>
        <translation>
            <numerusform>общий банк: %n буква</numerusform>
            <numerusform>общий банк: %n буквы</numerusform>
            <numerusform>общий банк: %n букв</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>racks of %n letter(s)</source>
        <translation>
            <numerusform>свой набор: %n буква</numerusform>
            <numerusform>свой набор: %n буквы</numerusform>
            <numerusform>свой набор: %n букв</numerusform>
        </translation>
    </message>
    <message>
        <source>board of %1×%2</source>
        <translation>доска %1×%2</translation>
    </message>
    <message numerus="yes">
        <source>start word of %n letter(s)</source>
        <translation>
            <numerusform>начальное слово из %n буквы</numerusform>
            <numerusform>начальное слово из %n букв</numerusform>
            <numerusform>начальное слово из %n букв</numerusform>
        </translation>
    </message>
    <message>
        <source>by corners too</source>
        <translation>и по углам</translation>
    </message>
    <message>
        <source>squares used again</source>
        <translation>клетки берутся снова</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) each</source>
        <translation>
            <numerusform>по %n минуте</numerusform>
            <numerusform>по %n минуты</numerusform>
            <numerusform>по %n минут</numerusform>
        </translation>
    </message>
    <message>
        <source>The bag has too few letters for so many racks.</source>
        <translation>В мешке мало букв для стольких наборов.</translation>
    </message>
    <message>
        <source>Choose 1 to 99 moves.</source>
        <translation>Выберите от 1 до 99 ходов.</translation>
    </message>
    <message numerus="yes">
        <source>%n empty square(s) cannot be shared out evenly among %1 players.</source>
        <translation>
            <numerusform>%n пустую клетку не поделить поровну на %1 игроков.</numerusform>
            <numerusform>%n пустые клетки не поделить поровну на %1 игроков.</numerusform>
            <numerusform>%n пустых клеток не поделить поровну на %1 игроков.</numerusform>
        </translation>
    </message>
    <message>
        <source>A match cannot be played with these options.</source>
        <translation>С такими условиями играть нельзя.</translation>
    </message>
    <message numerus="yes">
        <source>Take a word of %n letter(s)</source>
        <translation>
            <numerusform>Взять слово из %n буквы</numerusform>
            <numerusform>Взять слово из %n букв</numerusform>
            <numerusform>Взять слово из %n букв</numerusform>
        </translation>
    </message>
    <message>
        <source>Take a board of %1×%2</source>
        <translation>Взять доску %1×%2</translation>
    </message>
</context>
<context>
    <name>SharedTextReader</name>
    <message>
        <source>line %1 is no position: a board and the letters at hand are expected</source>
        <translation>строка %1 — не позиция: нужны доска и буквы в руке</translation>
    </message>
    <message>
        <source>line %1: a board has three to eight rows and columns</source>
        <translation>строка %1: на доске от трёх до восьми рядов и столбцов</translation>
    </message>
    <message>
        <source>line %1: a row of the board cannot be read: “%2”</source>
        <translation>строка %1: ряд доски не читается: «%2»</translation>
    </message>
    <message>
        <source>line %1: the rows of the board differ in length: “%2”</source>
        <translation>строка %1: ряды доски разной длины: «%2»</translation>
    </message>
    <message>
        <source>line %1: no dictionary here has the letters “%2”</source>
        <translation>строка %1: ни в одном словаре нет букв «%2»</translation>
    </message>
    <message>
        <source>line %1: the letters at hand cannot be read: “%2”</source>
        <translation>строка %1: буквы в руке не читаются: «%2»</translation>
    </message>
    <message>
        <source>the text is too long for a match</source>
        <translation>текст слишком велик для партии</translation>
    </message>
    <message>
        <source>this is no text</source>
        <translation>это не текст</translation>
    </message>
    <message>
        <source>there is nothing to open</source>
        <translation>здесь нечего открывать</translation>
    </message>
    <message>
        <source>line %1: a position is one line, and a match begins with “bukvol-record”</source>
        <translation>строка %1: позиция занимает одну строку, а партия начинается с «bukvol-record»</translation>
    </message>
    <message>
        <source>there is no dictionary to read it by</source>
        <translation>нет словаря, чтобы это прочесть</translation>
    </message>
</context>
<context>
    <name>SheetRules</name>
    <message>
        <source>Write a noun of five letters across the middle row. It counts as played.</source>
        <translation>Впишите в средний ряд существительное из пяти букв. Оно считается сыгранным.</translation>
    </message>
    <message>
        <source>Take turns. Write one letter of your choice in an empty square that shares a side with a filled one.</source>
        <translation>Ходите по очереди. Впишите любую букву в пустую клетку, у которой есть общая сторона с занятой.</translation>
    </message>
    <message>
        <source>Then name a word that uses this letter. Write it down with its points.</source>
        <translation>Назовите слово с этой буквой. Запишите его и очки за него.</translation>
    </message>
    <message>
        <source>The word goes from square to square by sides, not by corners.</source>
        <translation>Слово идёт с клетки на клетку по сторонам, а не через углы.</translation>
    </message>
    <message>
        <source>No square is used twice in one word.</source>
        <translation>Одна клетка в слове дважды не берётся.</translation>
    </message>
    <message>
        <source>A word is a common noun, singular, in the nominative: no names, no abbreviations.</source>
        <translation>Годится нарицательное существительное в именительном падеже единственного числа: не имя и не сокращение.</translation>
    </message>
    <message>
        <source>No word counts twice in a game, whoever played it.</source>
        <translation>Слово засчитывается один раз за игру, кто бы его ни назвал.</translation>
    </message>
    <message>
        <source>A letter is a point: the longer the word, the better.</source>
        <translation>Буква — очко: чем длиннее слово, тем лучше.</translation>
    </message>
    <message>
        <source>Who finds no word passes. If all pass in turn, the game ends.</source>
        <translation>Кто не нашёл слова, пропускает ход. Если пропустили все подряд, игра закончена.</translation>
    </message>
    <message>
        <source>When the board is full, the player with the most points wins.</source>
        <translation>Когда доска заполнена, побеждает тот, у кого больше очков.</translation>
    </message>
    <message>
        <source>Cut out the letters and put them into a bag. Lay out the start square: four stars and five different letters on the marked squares.</source>
        <translation>Вырежьте буквы и сложите в мешок. Выложите стартовый квадрат: четыре звезды и пять разных букв на отмеченных клетках.</translation>
    </message>
    <message>
        <source>Draw nine letters and lay them open: this bank is for everyone. What is spent is drawn anew.</source>
        <translation>Достаньте девять букв и положите открыто: этот банк общий. Вместо потраченной буквы достаньте новую.</translation>
    </message>
    <message>
        <source>The first two moves of each player put a letter of the bank beside the start square.</source>
        <translation>Первые два хода каждого — поставить букву банка рядом со стартовым квадратом.</translation>
    </message>
    <message>
        <source>After that, first say the kind of your move. Placement: put a letter of the bank beside a tile.</source>
        <translation>Потом сначала объявите вид хода. Постановка: поставьте букву банка рядом с фишкой.</translation>
    </message>
    <message>
        <source>Status quo: change nothing. Castling: exchange any two tiles.</source>
        <translation>СтатусКво: ничего не меняйте. Рокировка: поменяйте местами любые две фишки.</translation>
    </message>
    <message>
        <source>Transfer: take a tile to another square beside a tile. Replacement: exchange a letter of the board with one of the bank.</source>
        <translation>Перемещение: перенесите фишку на другую клетку рядом с фишкой. Замена: поменяйте букву доски на букву банка.</translation>
    </message>
    <message>
        <source>Then name a word over the tiles, from square to touching square, corners too, none twice; it uses a changed tile.</source>
        <translation>Назовите слово: оно идёт по фишкам на соседние клетки, и через углы, ни одной дважды, и берёт изменённую фишку.</translation>
    </message>
    <message>
        <source>A star is any letter you like, each time anew.</source>
        <translation>Звезда — любая буква, каждый раз какая нужна.</translation>
    </message>
    <message>
        <source>A word is a common noun, singular, in the nominative. No word counts twice in a game.</source>
        <translation>Годится нарицательное существительное в именительном падеже единственного числа. Слово засчитывается один раз за игру.</translation>
    </message>
    <message>
        <source>A letter is a point, a star too. After the agreed number of moves the most points win.</source>
        <translation>Буква — очко, звезда — тоже. После условленного числа ходов побеждает тот, у кого больше очков.</translation>
    </message>
</context>
<context>
    <name>ThemeNames</name>
    <message>
        <source>As the system</source>
        <translation>Как в системе</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлая</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмная</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Контрастная</translation>
    </message>
</context>
<context>
    <name>TurnText</name>
    <message>
        <source>Placement</source>
        <translation>Постановка</translation>
    </message>
    <message>
        <source>Status quo</source>
        <translation>СтатусКво</translation>
    </message>
    <message>
        <source>Castling</source>
        <translation>Рокировка</translation>
    </message>
    <message>
        <source>Transfer</source>
        <translation>Перемещение</translation>
    </message>
    <message>
        <source>Replacement</source>
        <translation>Замена</translation>
    </message>
    <message>
        <source>Put a letter on an empty square that touches a tile</source>
        <translation>Поставить букву на пустую клетку рядом с фишкой</translation>
    </message>
    <message>
        <source>Change nothing: find a word on the board as it is</source>
        <translation>Ничего не менять: найти слово на доске как есть</translation>
    </message>
    <message>
        <source>Exchange any two tiles of the board</source>
        <translation>Поменять местами две любые фишки доски</translation>
    </message>
    <message>
        <source>Take a tile to another square that touches a tile</source>
        <translation>Перенести фишку на другую клетку рядом с фишкой</translation>
    </message>
    <message>
        <source>Exchange a letter of the board with one at hand</source>
        <translation>Обменять букву доски на букву под рукой</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Игрок %1</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>Победа: %1</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Ничья</translation>
    </message>
    <message>
        <source>A draw between %1</source>
        <translation>Ничья: %1</translation>
    </message>
    <message>
        <source>%1, put the letter on a marked square</source>
        <translation>%1, поставьте букву на отмеченную клетку</translation>
    </message>
    <message>
        <source>%1, choose a letter for this square</source>
        <translation>%1, выберите букву для этой клетки</translation>
    </message>
    <message>
        <source>%1, choose a letter and put it on a marked square</source>
        <translation>%1, выберите букву и поставьте на отмеченную клетку</translation>
    </message>
    <message>
        <source>%1, choose the second tile</source>
        <translation>%1, выберите вторую фишку</translation>
    </message>
    <message>
        <source>%1, choose two tiles to exchange</source>
        <translation>%1, выберите две фишки для обмена местами</translation>
    </message>
    <message>
        <source>%1, choose a marked square for the tile</source>
        <translation>%1, выберите для фишки отмеченную клетку</translation>
    </message>
    <message>
        <source>%1, choose a tile to take elsewhere</source>
        <translation>%1, выберите фишку, которую перенести</translation>
    </message>
    <message>
        <source>%1, put the letter in place of a marked tile</source>
        <translation>%1, поставьте букву вместо отмеченной фишки</translation>
    </message>
    <message>
        <source>%1, choose a letter to put in its place</source>
        <translation>%1, выберите букву на её место</translation>
    </message>
    <message>
        <source>%1, choose a letter and the tile it replaces</source>
        <translation>%1, выберите букву и фишку, которую она заменит</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Партия окончена</translation>
    </message>
    <message>
        <source>%1, put a letter in the middle of the board</source>
        <translation>%1, поставьте букву в центр доски</translation>
    </message>
    <message>
        <source>%1, put a letter on a marked square of the start square</source>
        <translation>%1, поставьте букву на отмеченную клетку стартового квадрата</translation>
    </message>
    <message>
        <source>%1, put the letter on an empty square or in place of a tile</source>
        <translation>%1, поставьте букву на пустую клетку или вместо фишки</translation>
    </message>
    <message>
        <source>%1, declare the kind of your move</source>
        <translation>%1, объявите вид хода</translation>
    </message>
    <message>
        <source>%1, the word is ready: count it, or trace the snake another way</source>
        <translation>%1, слово готово: засчитайте его или проведите змейку иначе</translation>
    </message>
    <message>
        <source>%1, name the word: trace it over the tiles or type it</source>
        <translation>%1, назовите слово: проведите змейку по фишкам или наберите его</translation>
    </message>
    <message>
        <source>%1, go on with the word, or take it back with Esc</source>
        <translation>%1, продолжите слово или отмените его клавишей Esc</translation>
    </message>
    <message numerus="yes">
        <source>joker: %1</source>
        <extracomment>the letters that jokers stand for in this word</extracomment>
        <translation>
            <numerusform>джокер: %1</numerusform>
            <numerusform>джокеры: %1</numerusform>
            <numerusform>джокеры: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>a diminutive of “%1”</source>
        <translation>уменьшительное от «%1»</translation>
    </message>
    <message>
        <source>no snake on the board spells this word</source>
        <translation>такой змейки на доске нет</translation>
    </message>
    <message>
        <source>no word fits these letters; type the letter of the joker if you know one</source>
        <translation>подходящего слова в словаре нет; если знаете, наберите букву джокера</translation>
    </message>
    <message>
        <source>type the letter that the joker stands for</source>
        <translation>наберите букву, которую заменяет джокер</translation>
    </message>
    <message>
        <source>the alphabet of this match has no “%1”</source>
        <translation>в алфавите партии нет «%1»</translation>
    </message>
    <message>
        <source>first declare the kind of the move</source>
        <translation>сначала объявите вид хода</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n очко</numerusform>
            <numerusform>%n очка</numerusform>
            <numerusform>%n очков</numerusform>
        </translation>
    </message>
    <message>
        <source>own word</source>
        <translation>своё слово</translation>
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
        <translation>%1, поставьте любую букву рядом с другими, чтобы вышло новое слово</translation>
    </message>
    <message>
        <source>%1, name a word with the new letter: trace it or type it</source>
        <translation>%1, назовите слово с новой буквой: проведите его или наберите</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::AnalysisPage</name>
    <message>
        <source>This language has no letter “%1”</source>
        <translation>В этом языке нет буквы «%1»</translation>
    </message>
    <message>
        <source>There is no dictionary to analyse with.</source>
        <translation>Нет словаря, чтобы разобрать позицию.</translation>
    </message>
    <message>
        <source>The letters at hand are not all of this language</source>
        <translation>Не все буквы на руках из этого языка</translation>
    </message>
    <message>
        <source>There are too many letters at hand</source>
        <translation>На руках слишком много букв</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Остановить</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Разобрать</translation>
    </message>
    <message>
        <source>There is no word to be found here</source>
        <translation>Здесь нет ни одного слова</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) in all</source>
        <translation>
            <numerusform>Всего %n ход</numerusform>
            <numerusform>Всего %n хода</numerusform>
            <numerusform>Всего %n ходов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped: %n move(s) by now</source>
        <translation>
            <numerusform>Остановлено: пока %n ход</numerusform>
            <numerusform>Остановлено: пока %n хода</numerusform>
            <numerusform>Остановлено: пока %n ходов</numerusform>
        </translation>
    </message>
    <message>
        <source>Analysis of a position</source>
        <translation>Разбор позиции</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Choose a square, then type a letter or * for a joker; Delete clears it</source>
        <translation>Выберите клетку и наберите букву или * для джокера; Delete убирает фишку</translation>
    </message>
    <message>
        <source>★ Joker</source>
        <translation>★ Джокер</translation>
    </message>
    <message>
        <source>Clear the square</source>
        <translation>Убрать фишку</translation>
    </message>
    <message>
        <source>Clear the board</source>
        <translation>Очистить доску</translation>
    </message>
    <message>
        <source>Board to set up</source>
        <translation>Доска для расстановки</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Язык</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>Иг&amp;ра</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Доска</translation>
    </message>
    <message>
        <source>Balda with king&apos;s steps</source>
        <translation>Балда, ход короля</translation>
    </message>
    <message>
        <source>A square may be used again</source>
        <translation>Клетку можно брать снова</translation>
    </message>
    <message>
        <source>Е = Ё</source>
        <translation>Е = Ё</translation>
    </message>
    <message>
        <source>Letters at &amp;hand</source>
        <translation>&amp;Буквы на руках</translation>
    </message>
    <message>
        <source>As &amp;text</source>
        <translation>&amp;Текстом</translation>
    </message>
    <message>
        <source>The ranks from the top down with / between them, a number for empty squares, * for a joker; then the letters at hand</source>
        <translation>Ряды сверху вниз через /, число — пустые клетки, * — джокер; затем буквы на руках</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>Ход разбора</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::BaldaPage</name>
    <message>
        <source>A square may be used again in a word</source>
        <translation>Клетку можно брать в слове снова</translation>
    </message>
    <message>
        <source>Words that the board shows do not count</source>
        <translation>Слова, видные на доске, не в счёт</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Доска</translation>
    </message>
    <message>
        <source>drawn by lot</source>
        <translation>по жребию</translation>
    </message>
    <message>
        <source>S&amp;tart word</source>
        <translation>Начальное с&amp;лово</translation>
    </message>
    <message>
        <source>L&amp;etters, row</source>
        <translation>&amp;Букв, строка</translation>
    </message>
    <message>
        <source>sideways only</source>
        <translation>только по сторонам</translation>
    </message>
    <message>
        <source>by corners too, without crossing</source>
        <translation>и по углам, без пересечений</translation>
    </message>
    <message>
        <source>&amp;Words run</source>
        <translation>&amp;Ход слова</translation>
    </message>
    <message>
        <source>Squares in a row</source>
        <translation>Клеток в строке</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Строк</translation>
    </message>
    <message>
        <source>Letters of the start word</source>
        <translation>Букв в начальном слове</translation>
    </message>
    <message>
        <source>Row of the start word, counted from below</source>
        <translation>Строка начального слова, считая снизу</translation>
    </message>
    <message numerus="yes">
        <source>The dictionary has no start word of %n letter(s).</source>
        <translation>
            <numerusform>В словаре нет начального слова из %n буквы.</numerusform>
            <numerusform>В словаре нет начального слова из %n букв.</numerusform>
            <numerusform>В словаре нет начального слова из %n букв.</numerusform>
        </translation>
    </message>
    <message>
        <source>The start word is longer than a row of the board.</source>
        <translation>Начальное слово длиннее ряда доски.</translation>
    </message>
    <message>
        <source>%1 (middle)</source>
        <translation>%1 (средняя)</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::BankWidget</name>
    <message>
        <source>Letters at hand: %1</source>
        <translation>Буквы под рукой: %1</translation>
    </message>
    <message>
        <source>Letters of %2: %1</source>
        <translation>Буквы, %2: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) in the bag</source>
        <translation>
            <numerusform>в мешке %n фишка</numerusform>
            <numerusform>в мешке %n фишки</numerusform>
            <numerusform>в мешке %n фишек</numerusform>
        </translation>
    </message>
    <message>
        <source>in the bag</source>
        <translation>в мешке</translation>
    </message>
    <message>
        <source>spent</source>
        <translation>потрачена</translation>
    </message>
    <message>
        <source>%1, chosen</source>
        <translation>%1, выбрана</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::BlankSheetDialog</name>
    <message>
        <source>A sheet to play on paper</source>
        <translation>Лист для игры на бумаге</translation>
    </message>
    <message>
        <source>With letters to cut &amp;out</source>
        <translation>&amp;Буквы, чтобы вырезать</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>&amp;Сохранить как PDF…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Напечатать…</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>Иг&amp;ра</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Язык</translation>
    </message>
    <message>
        <source>Pl&amp;ayers</source>
        <translation>И&amp;гроки</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>There is no dictionary of this language.</source>
        <translation>Для этого языка нет словаря.</translation>
    </message>
    <message>
        <source>Save the sheet</source>
        <translation>Сохранить лист</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>Документы PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Sent to the printer</source>
        <translation>Отправлено на принтер</translation>
    </message>
    <message>
        <source>Not printed: the printer does not answer.</source>
        <translation>Не напечатано: принтер не отвечает.</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::BoardWidget</name>
    <message>
        <source>hidden</source>
        <translation>скрыто</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>пусто</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>джокер</translation>
    </message>
    <message>
        <source>%1, white tile</source>
        <translation>%1, белая фишка</translation>
    </message>
    <message>
        <source>%1, black tile</source>
        <translation>%1, чёрная фишка</translation>
    </message>
    <message>
        <source>can be used</source>
        <translation>можно использовать</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>изменена</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>выбрана</translation>
    </message>
    <message>
        <source>letter %1 of the word</source>
        <translation>буква слова номер %1</translation>
    </message>
    <message>
        <source>hint: the word begins here</source>
        <translation>подсказка: слово начинается здесь</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::BukvologikaPage</name>
    <message>
        <source>A declared kind cannot be changed</source>
        <translation>Объявленный вид хода менять нельзя</translation>
    </message>
    <message>
        <source>&amp;Moves of each player</source>
        <translation>&amp;Ходов у каждого</translation>
    </message>
    <message>
        <source>One common bank</source>
        <translation>Один общий банк</translation>
    </message>
    <message>
        <source>A rack for each player</source>
        <translation>Свой набор у каждого</translation>
    </message>
    <message>
        <source>L&amp;etters</source>
        <translation>&amp;Буквы</translation>
    </message>
    <message>
        <source>Letters at &amp;hand</source>
        <translation>Букв под &amp;рукой</translation>
    </message>
    <message>
        <source>Laid by the program</source>
        <translation>Выкладывает программа</translation>
    </message>
    <message>
        <source>Laid by the players</source>
        <translation>Выкладывают игроки</translation>
    </message>
    <message>
        <source>&amp;Start square</source>
        <translation>&amp;Стартовый квадрат</translation>
    </message>
    <message>
        <source>1 placement each</source>
        <translation>по 1 постановке</translation>
    </message>
    <message>
        <source>2 placements each</source>
        <translation>по 2 постановки</translation>
    </message>
    <message>
        <source>O&amp;pening moves</source>
        <translation>На&amp;чальные ходы</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::ClassRoom</name>
    <message>
        <source>&amp;Class mode</source>
        <translation>&amp;Для класса</translation>
    </message>
    <message>
        <source>&amp;Board in a second window</source>
        <translation>Доска во &amp;втором окне</translation>
    </message>
    <message>
        <source>&amp;Hide words until they are shown</source>
        <translation>Скр&amp;ывать слова до показа</translation>
    </message>
    <message>
        <source>Sho&amp;w the word</source>
        <translation>&amp;Показать слово</translation>
    </message>
    <message>
        <source>&amp;Pointer mark</source>
        <translation>&amp;Указка</translation>
    </message>
    <message>
        <source>Cloc&amp;ks</source>
        <translation>&amp;Часы</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::CoursePage</name>
    <message>
        <source>&amp;Clock</source>
        <translation>&amp;Часы</translation>
    </message>
    <message>
        <source>A point to each opponent for a minute over</source>
        <translation>За минуту просрочки — очко соперникам</translation>
    </message>
    <message>
        <source>Moves may be taken back</source>
        <translation>Ход можно взять назад</translation>
    </message>
    <message>
        <source>A refused word ends the turn</source>
        <translation>Отклонённое слово завершает ход</translation>
    </message>
    <message>
        <source>&amp;Minutes of each player</source>
        <translation>&amp;Минут каждому</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::DeleteBar</name>
    <message>
        <source>Delete what is kept of %1…</source>
        <translation>Удалить всё об игроке «%1»…</translation>
    </message>
    <message>
        <source>Delete everything of %1? The name disappears from the kept matches too; what others did stays.</source>
        <translation>Удалить всё об игроке «%1»? Имя исчезнет и из сохранённых партий; чужие успехи останутся.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Удалить</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Оставить</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::DictionaryPanel</name>
    <message>
        <source>By the rules of this match</source>
        <translation>По правилам этой партии</translation>
    </message>
    <message>
        <source>By the rules you chose</source>
        <translation>По выбранным правилам</translation>
    </message>
    <message>
        <source>Dictionary</source>
        <translation>Словарь</translation>
    </message>
    <message>
        <source>A word…</source>
        <translation>Слово…</translation>
    </message>
    <message>
        <source>Word to look up</source>
        <translation>Искомое слово</translation>
    </message>
    <message>
        <source>Language of the dictionary</source>
        <translation>Язык словаря</translation>
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
        <translation>&amp;Звуки</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Медленно</translation>
    </message>
    <message>
        <source>&amp;Usual</source>
        <translation>&amp;Обычно</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Быстро</translation>
    </message>
    <message>
        <source>&amp;Quiet</source>
        <translation>&amp;Тихо</translation>
    </message>
    <message>
        <source>&amp;Loud</source>
        <translation>&amp;Громко</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::FilterBar</name>
    <message>
        <source>&amp;Player</source>
        <translation>&amp;Игрок</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Язык</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>Иг&amp;ра</translation>
    </message>
    <message>
        <source>&amp;Time</source>
        <translation>&amp;Время</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>Все люди</translation>
    </message>
    <message>
        <source>All languages</source>
        <translation>Все языки</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Все игры</translation>
    </message>
    <message>
        <source>The whole time</source>
        <translation>Всё время</translation>
    </message>
    <message>
        <source>7 days</source>
        <translation>7 дней</translation>
    </message>
    <message>
        <source>30 days</source>
        <translation>30 дней</translation>
    </message>
    <message>
        <source>A year</source>
        <translation>Год</translation>
    </message>
    <message>
        <source>Computer: %1</source>
        <translation>Компьютер: %1</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::HelpWindow</name>
    <message>
        <source>How to play</source>
        <translation>Как играть</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Главы</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::KindsPlot</name>
    <message>
        <source>Kinds of move</source>
        <translation>Виды ходов</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::LessonCard</name>
    <message>
        <source>Leave (Esc)</source>
        <translation>Выйти (Esc)</translation>
    </message>
    <message>
        <source>Play a match</source>
        <translation>Сыграть партию</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::MainWindow</name>
    <message>
        <source>The match could not be saved (%1). The program keeps trying.</source>
        <translation>Партию не удалось сохранить (%1). Программа пробует ещё.</translation>
    </message>
    <message>
        <source>The settings were damaged and begin anew; the old file is %1.</source>
        <translation>Настройки были повреждены и начаты заново; старый файл: %1.</translation>
    </message>
    <message>
        <source>The dictionary “%1” is missing or damaged. Install the program anew.</source>
        <translation>Словаря «%1» нет или он повреждён. Установите программу заново.</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Игрок %1</translation>
    </message>
    <message>
        <source>The record is damaged and goes on where it is valid: %1</source>
        <translation>Запись повреждена, партия продолжается с верного места: %1</translation>
    </message>
    <message>
        <source>%1 cannot be opened: %2</source>
        <translation>%1 не открывается: %2</translation>
    </message>
    <message>
        <source>%1 is damaged and opens as far as it is valid: %2</source>
        <translation>%1: запись повреждена и открыта до верного места: %2</translation>
    </message>
    <message>
        <source>This match was judged by another edition of the dictionary; its words stand.</source>
        <translation>Эту партию судила другая редакция словаря; её слова остаются в силе.</translation>
    </message>
    <message>
        <source>Open a match</source>
        <translation>Открыть партию</translation>
    </message>
    <message>
        <source>Matches (*.bukvol);;All files (*)</source>
        <translation>Партии (*.bukvol);;Все файлы (*)</translation>
    </message>
    <message>
        <source>Save a copy of the match</source>
        <translation>Сохранить копию партии</translation>
    </message>
    <message>
        <source>Matches (*.bukvol)</source>
        <translation>Партии (*.bukvol)</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <translation>Не сохранено: %1</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Сохранено: %1</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation>&amp;Партия</translation>
    </message>
    <message>
        <source>&amp;New match</source>
        <translation>&amp;Новая партия</translation>
    </message>
    <message>
        <source>&amp;Set up a match…</source>
        <translation>На&amp;строить партию…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Открыть…</translation>
    </message>
    <message>
        <source>Save a &amp;copy…</source>
        <translation>Сохранить &amp;копию…</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Продолжить</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Пауза</translation>
    </message>
    <message>
        <source>&amp;End by agreement</source>
        <translation>&amp;Закончить по согласию</translation>
    </message>
    <message>
        <source>To the s&amp;tart page</source>
        <translation>На н&amp;ачальную страницу</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>В&amp;ыход</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Язык</translation>
    </message>
    <message>
        <source>End by agreement</source>
        <translation>Закончить по согласию</translation>
    </message>
    <message>
        <source>Do all players agree to end the match here?</source>
        <translation>Все игроки согласны закончить партию здесь?</translation>
    </message>
    <message>
        <source>End the match</source>
        <translation>Закончить партию</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Играть дальше</translation>
    </message>
    <message>
        <source>&amp;Words</source>
        <translation>С&amp;лова</translation>
    </message>
    <message>
        <source>&amp;Dictionary (closed until this match is over)</source>
        <translation>&amp;Словарь (закрыт до конца партии)</translation>
    </message>
    <message>
        <source>&amp;Dictionary</source>
        <translation>&amp;Словарь</translation>
    </message>
    <message>
        <source>This match is played with the dictionary closed; it opens when the match is over.</source>
        <translation>Эта партия играется с закрытым словарём; он откроется, когда она закончится.</translation>
    </message>
    <message>
        <source>Last &amp;move again</source>
        <translation>Последний &amp;ход ещё раз</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Справка</translation>
    </message>
    <message>
        <source>&amp;Introduction</source>
        <translation>&amp;Знакомство с игрой</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;Как играть</translation>
    </message>
    <message>
        <source>The introduction needs a dictionary. Install the program anew.</source>
        <translation>Для знакомства нужен словарь. Установите программу заново.</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Настройки…</translation>
    </message>
    <message>
        <source>The match is not saved yet. Save a copy elsewhere (Ctrl+S), or close once more to lose it.</source>
        <translation>Партия ещё не сохранена. Сохраните копию в другом месте (Ctrl+S) или закройте окно ещё раз: тогда она пропадёт.</translation>
    </message>
    <message>
        <source>A new match goes on from here; the other stays as it was.</source>
        <translation>Отсюда продолжается новая партия; прежняя осталась как была.</translation>
    </message>
    <message>
        <source>The text</source>
        <translation>Текст</translation>
    </message>
    <message>
        <source>The dictionary has no start word of this length.</source>
        <translation>В словаре нет начального слова такой длины.</translation>
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
        <translation>Удалена</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Просмотр</translation>
    </message>
    <message>
        <source>Open what is valid</source>
        <translation>Открыть, что цело</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Вернуть</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::MatchPage</name>
    <message>
        <source>Board</source>
        <translation>Доска</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Yes, pass</source>
        <translation>Да, пропустить</translation>
    </message>
    <message>
        <source>Pass the move</source>
        <translation>Пропустить ход</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>%1, pass this move? It brings no points</source>
        <translation>%1, пропустить этот ход? Он не даст очков</translation>
    </message>
    <message>
        <source>strict</source>
        <translation>строгая</translation>
    </message>
    <message>
        <source>friendly</source>
        <translation>товарищеская</translation>
    </message>
    <message>
        <source>start square</source>
        <translation>стартовый квадрат</translation>
    </message>
    <message>
        <source>the match is over</source>
        <translation>партия окончена</translation>
    </message>
    <message>
        <source>move %1 of %2</source>
        <translation>ход %1 из %2</translation>
    </message>
    <message>
        <source>The start square is being laid</source>
        <translation>Выкладывается стартовый квадрат</translation>
    </message>
    <message>
        <source>The word will appear here</source>
        <translation>Слово появится здесь</translation>
    </message>
    <message>
        <source>another word (%1 of %2)</source>
        <translation>другое слово (%1 из %2)</translation>
    </message>
    <message>
        <source>another snake (%1 of %2)</source>
        <translation>другая змейка (%1 из %2)</translation>
    </message>
    <message>
        <source>%1, by agreement</source>
        <translation>%1, по согласию</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>пропуск</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>отклонено</translation>
    </message>
    <message>
        <source>Points for the opponents&apos; overtime are counted.</source>
        <translation>Учтены очки за просрочку соперников.</translation>
    </message>
    <message>
        <source>The dictionary lacks this word; the players agreed on it</source>
        <translation>Этого слова в словаре нет; игроки приняли его по согласию</translation>
    </message>
    <message>
        <source>%1, own word</source>
        <translation>%1, своё слово</translation>
    </message>
    <message>
        <source>This word counts for being on the list of own words</source>
        <translation>Засчитано как слово из своего списка</translation>
    </message>
    <message numerus="yes">
        <source>%n empty square(s)</source>
        <translation>
            <numerusform>%n пустая клетка</numerusform>
            <numerusform>%n пустые клетки</numerusform>
            <numerusform>%n пустых клеток</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n очко</numerusform>
            <numerusform>%n очка</numerusform>
            <numerusform>%n очков</numerusform>
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
            <numerusform>+%n соперникам</numerusform>
            <numerusform>+%n соперникам</numerusform>
            <numerusform>+%n соперникам</numerusform>
        </translation>
    </message>
    <message>
        <source>Last move again</source>
        <translation>Последний ход ещё раз</translation>
    </message>
    <message>
        <source>The word is hidden</source>
        <translation>Слово скрыто</translation>
    </message>
    <message>
        <source>show it (F7)</source>
        <translation>показать (F7)</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Подсказка</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Остановить</translation>
    </message>
    <message>
        <source>Hint (F4)</source>
        <translation>Подсказка (F4)</translation>
    </message>
    <message>
        <source>The computer plays the best move it has found by now</source>
        <translation>Компьютер сыграет лучшее из найденного</translation>
    </message>
    <message>
        <source>Take the last turn back</source>
        <translation>Взять последний ход назад</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <translation>Ctrl+Z</translation>
    </message>
    <message>
        <source>Make it again</source>
        <translation>Вернуть ход</translation>
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
        <translation>%1 — %2 (не засчитано)</translation>
    </message>
    <message>
        <source>%1 — a pass</source>
        <translation>%1 — пропуск хода</translation>
    </message>
    <message>
        <source>the end by agreement</source>
        <translation>конец по согласию</translation>
    </message>
    <message>
        <source>the declared kind of move</source>
        <translation>объявленный вид хода</translation>
    </message>
    <message>
        <source>Taken back: %1</source>
        <translation>Взято назад: %1</translation>
    </message>
    <message>
        <source>Made again: %1</source>
        <translation>Снова сыграно: %1</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::MatchWordsDialog</name>
    <message>
        <source>Words of this match</source>
        <translation>Слова этой партии</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Слово</translation>
    </message>
    <message>
        <source>What it means</source>
        <translation>Что оно значит</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>No word has been played yet.</source>
        <translation>Ещё не сыграно ни одного слова.</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::MatchesPage</name>
    <message>
        <source>No matches are kept yet.</source>
        <translation>Сохранённых партий пока нет.</translation>
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
        <translation>Незаконченные</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Законченные</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::MatchesRoom</name>
    <message>
        <source>the start square is being laid</source>
        <translation>выкладывают стартовый квадрат</translation>
    </message>
    <message numerus="yes">
        <source>%n empty square(s)</source>
        <translation>
            <numerusform>%n пустая клетка</numerusform>
            <numerusform>%n пустые клетки</numerusform>
            <numerusform>%n пустых клеток</numerusform>
        </translation>
    </message>
    <message>
        <source>move %1 of %2</source>
        <translation>ход %1 из %2</translation>
    </message>
    <message>
        <source>&amp;All matches…</source>
        <translation>Все п&amp;артии…</translation>
    </message>
    <message>
        <source>The match could not be deleted.</source>
        <translation>Партию не удалось удалить.</translation>
    </message>
    <message>
        <source>The file is no longer there.</source>
        <translation>Этого файла уже нет.</translation>
    </message>
    <message>
        <source>The match could not be brought back.</source>
        <translation>Партию не удалось вернуть.</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::MoveTree</name>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n слово</numerusform>
            <numerusform>%n слова</numerusform>
            <numerusform>%n слов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n shorter one(s)</source>
        <translation>
            <numerusform>и ещё %n покороче</numerusform>
            <numerusform>и ещё %n покороче</numerusform>
            <numerusform>и ещё %n покороче</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::NewMatchDialog</name>
    <message>
        <source>Set up a match</source>
        <translation>Настройка партии</translation>
    </message>
    <message>
        <source>Start the match</source>
        <translation>Начать партию</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Слова</translation>
    </message>
    <message>
        <source>There is no dictionary to play with.</source>
        <translation>Нет словаря для игры.</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Стиль</translation>
    </message>
    <message>
        <source>Name of an own style</source>
        <translation>Название своего стиля</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>Сохрани&amp;ть</translation>
    </message>
    <message>
        <source>« &amp;Fewer options</source>
        <translation>« Мен&amp;ьше условий</translation>
    </message>
    <message>
        <source>&amp;More options »</source>
        <translation>&amp;Ещё условия »</translation>
    </message>
    <message numerus="yes">
        <source>%n own style(s) can be kept; delete one in the settings first.</source>
        <translation>
            <numerusform>Сохранить можно %n свой стиль; сначала удалите один в настройках.</numerusform>
            <numerusform>Сохранить можно %n своих стиля; сначала удалите один в настройках.</numerusform>
            <numerusform>Сохранить можно %n своих стилей; сначала удалите один в настройках.</numerusform>
        </translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Доска</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>Ход игры</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::Opponent</name>
    <message>
        <source>&amp;Hint</source>
        <translation>По&amp;дсказка</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::OwnStylesList</name>
    <message>
        <source>Own styles are kept where a match is set up, under “More options”.</source>
        <translation>Свои стили сохраняются там, где готовится партия: «Ещё условия».</translation>
    </message>
    <message>
        <source>Name of the style</source>
        <translation>Название стиля</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Delete the style %1</source>
        <translation>Удалить стиль %1</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::OwnWordsView</name>
    <message>
        <source>Words from a file</source>
        <translation>Слова из файла</translation>
    </message>
    <message>
        <source>Texts (*.txt *.csv *.dic);;All files (*)</source>
        <translation>Тексты (*.txt *.csv *.dic);;Все файлы (*)</translation>
    </message>
    <message>
        <source>My words</source>
        <translation>Мои слова</translation>
    </message>
    <message>
        <source>My words · %1</source>
        <translation>Мои слова · %1</translation>
    </message>
    <message>
        <source>Enter looks a word up, Delete removes it</source>
        <translation>Enter показывает слово, Delete удаляет</translation>
    </message>
    <message>
        <source>Lines passed over</source>
        <translation>Пропущенные строки</translation>
    </message>
    <message>
        <source>How much of the file is read</source>
        <translation>Сколько файла прочитано</translation>
    </message>
    <message>
        <source>Words that you add count beside the dictionary in matches that allow it.</source>
        <translation>Добавленные слова засчитываются наравне со словарём, если партия это разрешает.</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>Чтение: %1…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Остановить</translation>
    </message>
    <message>
        <source>To the list</source>
        <translation>К списку</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>Из файла…</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::PaperDialog</name>
    <message>
        <source>it could not be drawn</source>
        <translation>не удалось нарисовать</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <translation>Не сохранено: %1</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Сохранено: %1</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::PaperMenu</name>
    <message>
        <source>Board as a &amp;picture…</source>
        <translation>&amp;Доска как картинка…</translation>
    </message>
    <message>
        <source>&amp;Report of the match (PDF)…</source>
        <translation>&amp;Отчёт о партии (PDF)…</translation>
    </message>
    <message>
        <source>Pri&amp;nt the match…</source>
        <translation>&amp;Напечатать партию…</translation>
    </message>
    <message>
        <source>&amp;Sheet to play on paper…</source>
        <translation>&amp;Лист для игры на бумаге…</translation>
    </message>
    <message>
        <source>it could not be drawn</source>
        <translation>не удалось нарисовать</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <translation>Не сохранено: %1</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Сохранено: %1</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Сохранить отчёт</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>Документы PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The match was sent to the printer.</source>
        <translation>Партия отправлена на принтер.</translation>
    </message>
    <message>
        <source>Not printed: the printer does not answer.</source>
        <translation>Не напечатано: принтер не отвечает.</translation>
    </message>
    <message>
        <source>Print the match</source>
        <translation>Печать партии</translation>
    </message>
    <message>
        <source>Pict&amp;ures and paper</source>
        <translation>&amp;Картинки и бумага</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::PictureDialog</name>
    <message>
        <source>The board as a picture</source>
        <translation>Доска как картинка</translation>
    </message>
    <message>
        <source>T&amp;wice as sharp</source>
        <translation>Вдвое &amp;чётче</translation>
    </message>
    <message>
        <source>With the last &amp;move</source>
        <translation>С последним &amp;ходом</translation>
    </message>
    <message>
        <source>PNG: pixels</source>
        <translation>PNG: из точек</translation>
    </message>
    <message>
        <source>SVG: sharp at any size</source>
        <translation>SVG: чёткая любого размера</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>точек</translation>
    </message>
    <message>
        <source>For screens with small pixels: twice as many each way</source>
        <translation>Для экранов с мелкими точками: вдвое больше точек в каждую сторону</translation>
    </message>
    <message>
        <source>As on the screen</source>
        <translation>Как на экране</translation>
    </message>
    <message>
        <source>For paper</source>
        <translation>Для бумаги</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>&amp;Longer side</source>
        <translation>&amp;Длинная сторона</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Цвета</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Сохранить…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Сохранить картинку</translation>
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
        <translation>&amp;Язык</translation>
    </message>
    <message>
        <source>&amp;Number of players</source>
        <translation>Числ&amp;о игроков</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Игрок %1</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Имя игрока %1</translation>
    </message>
    <message>
        <source>Draw lots for the &amp;order</source>
        <translation>&amp;Жребий на очередь хода</translation>
    </message>
    <message>
        <source>Who player %1 is</source>
        <translation>Кто игрок %1</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Человек</translation>
    </message>
    <message>
        <source>Computer: %1</source>
        <translation>Компьютер: %1</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::PositionPage</name>
    <message>
        <source>Board</source>
        <translation>Доска</translation>
    </message>
    <message>
        <source>A position</source>
        <translation>Позиция</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Разобрать</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::ProjectorWindow</name>
    <message>
        <source>Board for the class</source>
        <translation>Доска для класса</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Доска</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::ReplayBar</name>
    <message>
        <source>To the beginning</source>
        <translation>К началу</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>На шаг назад</translation>
    </message>
    <message>
        <source>Stand still</source>
        <translation>Остановить</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Показывать подряд</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Пробел</translation>
    </message>
    <message>
        <source>One step on</source>
        <translation>На шаг вперёд</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>К концу</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Step of the match</source>
        <translation>Шаг партии</translation>
    </message>
    <message>
        <source>Speed %1</source>
        <translation>Скорость %1</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::ReplayPage</name>
    <message>
        <source>Board</source>
        <translation>Доска</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Играть отсюда</translation>
    </message>
    <message>
        <source>Goes on from this step as a new match; this one stays as it is</source>
        <translation>Продолжить с этого шага новой партией; эта останется как есть</translation>
    </message>
    <message>
        <source>The match stands here</source>
        <translation>Партия остановилась здесь</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>Просмотр партии</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::ReplayRoom</name>
    <message>
        <source>&amp;Look back at the match</source>
        <translation>Про&amp;смотр партии</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::ResultPanel</name>
    <message>
        <source>New match</source>
        <translation>Новая партия</translation>
    </message>
    <message>
        <source>To the start page</source>
        <translation>На начальную страницу</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Разбор</translation>
    </message>
    <message>
        <source>The best move of every turn, and what was missed</source>
        <translation>Лучший ход каждого раза и что было упущено</translation>
    </message>
    <message>
        <source>Look back</source>
        <translation>Просмотр</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Слова</translation>
    </message>
    <message>
        <source>The words of the match, with what they mean</source>
        <translation>Слова партии и что они значат</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::ReviewPage</name>
    <message>
        <source>The review is complete</source>
        <translation>Разбор закончен</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Остановить</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>This turn is still being looked at</source>
        <translation>Этот ход ещё разбирается</translation>
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
        <translation>Доска</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>№</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Сыграно</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Лучшее</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Доля</translation>
    </message>
    <message>
        <source>The greatest misses</source>
        <translation>Самое упущенное</translation>
    </message>
    <message>
        <source>Progress of the review</source>
        <translation>Ход разбора</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::ScoreCurve</name>
    <message>
        <source>How the score went</source>
        <translation>Как шёл счёт</translation>
    </message>
    <message>
        <source>Click on a turn to look at it</source>
        <translation>Щёлкните по ходу, чтобы посмотреть его</translation>
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
        <translation>Начальное слово: %1</translation>
    </message>
    <message>
        <source>start word</source>
        <translation>начальное слово</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::ScoresPlot</name>
    <message>
        <source>Points of each match</source>
        <translation>Очки за каждую партию</translation>
    </message>
    <message>
        <source>Nothing to draw yet</source>
        <translation>Пока рисовать нечего</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::SeatCard</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n очко</numerusform>
            <numerusform>%n очка</numerusform>
            <numerusform>%n очков</numerusform>
        </translation>
    </message>
    <message>
        <source>to move</source>
        <translation>ходит</translation>
    </message>
    <message>
        <source>last minute</source>
        <translation>последняя минута</translation>
    </message>
    <message>
        <source>over time</source>
        <translation>время вышло</translation>
    </message>
    <message>
        <source>thinking…</source>
        <translation>думает…</translation>
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
        <translation>Вид</translation>
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
        <translation>&amp;Язык</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Как в системе</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Цвета</translation>
    </message>
    <message>
        <source>Size of &amp;text</source>
        <translation>&amp;Размер текста</translation>
    </message>
    <message>
        <source>&amp;Animations</source>
        <translation>&amp;Анимация</translation>
    </message>
    <message>
        <source>Spee&amp;d</source>
        <translation>&amp;Скорость</translation>
    </message>
    <message>
        <source>&amp;Sounds</source>
        <translation>&amp;Звуки</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>&amp;Громкость</translation>
    </message>
    <message>
        <source>We &amp;play in</source>
        <translation>&amp;Играем на языке</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>The computer&apos;s pac&amp;e</source>
        <translation>Те&amp;мп компьютера</translation>
    </message>
    <message>
        <source>It looks a&amp;head for</source>
        <translation>Он &amp;думает вперёд</translation>
    </message>
    <message>
        <source> s</source>
        <translation> с</translation>
    </message>
    <message>
        <source>At its best level the computer weighs moves for so many seconds at most</source>
        <translation>На лучшем уровне компьютер взвешивает ходы не дольше стольких секунд</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::Sharing</name>
    <message>
        <source>Copy the p&amp;osition</source>
        <translation>Копировать п&amp;озицию</translation>
    </message>
    <message>
        <source>Copy the &amp;whole match</source>
        <translation>&amp;Копировать всю партию</translation>
    </message>
    <message>
        <source>Pa&amp;ste a match or position</source>
        <translation>&amp;Вставить партию или позицию</translation>
    </message>
    <message>
        <source>The position is copied: paste it where you like.</source>
        <translation>Позиция скопирована: вставьте её, где хотите.</translation>
    </message>
    <message>
        <source>The match is copied: paste it where you like.</source>
        <translation>Партия скопирована: вставьте её, где хотите.</translation>
    </message>
    <message>
        <source>There is nothing to paste: copy a match or a position first.</source>
        <translation>Вставлять нечего: сначала скопируйте партию или позицию.</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::StartPage</name>
    <message>
        <source>Go on: %1</source>
        <translation>Продолжить: %1</translation>
    </message>
    <message>
        <source>Play in two</source>
        <translation>Играть вдвоём</translation>
    </message>
    <message>
        <source>Set up a match…</source>
        <translation>Настроить партию…</translation>
    </message>
    <message>
        <source>Open a match…</source>
        <translation>Открыть партию…</translation>
    </message>
    <message>
        <source>New here? Try the five moves</source>
        <translation>Впервые здесь? Попробуйте пять ходов</translation>
    </message>
    <message>
        <source>Play against the computer</source>
        <translation>Играть с компьютером</translation>
    </message>
    <message>
        <source>How well the computer plays</source>
        <translation>Как хорошо играет компьютер</translation>
    </message>
    <message numerus="yes">
        <source>All matches (%n)…</source>
        <translation>
            <numerusform>Все партии (%n)…</numerusform>
            <numerusform>Все партии (%n)…</numerusform>
            <numerusform>Все партии (%n)…</numerusform>
        </translation>
    </message>
    <message>
        <source>Bukvol</source>
        <translation>Буквол</translation>
    </message>
    <message>
        <source>New here? How to play Balda</source>
        <translation>Впервые? Как играть в Балду</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::StatisticsDialog</name>
    <message>
        <source>The statistics cannot be kept (%1). They are counted from the records of the matches.</source>
        <translation>Статистику не удаётся сохранить (%1). Она посчитана по записям партий.</translation>
    </message>
    <message>
        <source>The statistics were damaged and were counted anew from the records; the old file is %1.</source>
        <translation>Статистика была повреждена и посчитана заново по записям; прежний файл: %1.</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>партии</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>победы</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>ничьи</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>ходы</translation>
    </message>
    <message>
        <source>points a move</source>
        <translation>очков за ход</translation>
    </message>
    <message>
        <source>of the best move</source>
        <translation>от лучшего хода</translation>
    </message>
    <message>
        <source>How much of the best moves&apos; points was made, in matches that were reviewed</source>
        <translation>Какую долю очков лучших ходов удалось взять — в разобранных партиях</translation>
    </message>
    <message>
        <source>Most points in a match</source>
        <translation>Больше всего очков за партию</translation>
    </message>
    <message>
        <source>Best move</source>
        <translation>Лучший ход</translation>
    </message>
    <message>
        <source>Most points a move in a match</source>
        <translation>Больше всего очков за ход в партии</translation>
    </message>
    <message>
        <source>Most wins in a row</source>
        <translation>Больше всего побед подряд</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Рекорд</translation>
    </message>
    <message>
        <source>How much</source>
        <translation>Сколько</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Кто</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Когда</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Рекорды</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Слово</translation>
    </message>
    <message>
        <source>What it means</source>
        <translation>Что оно значит</translation>
    </message>
    <message>
        <source>Longest words</source>
        <translation>Самые длинные слова</translation>
    </message>
    <message>
        <source>Words that %1 met</source>
        <translation>Слова, которые встретились игроку «%1»</translation>
    </message>
    <message>
        <source>Words met</source>
        <translation>Встреченные слова</translation>
    </message>
    <message>
        <source>First met</source>
        <translation>Впервые</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Раз</translation>
    </message>
    <message>
        <source>No words yet: they come from finished matches.</source>
        <translation>Слов пока нет: они берутся из законченных партий.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Что показано</translation>
    </message>
    <message>
        <source>&amp;Overview</source>
        <translation>&amp;Обзор</translation>
    </message>
    <message>
        <source>&amp;Records</source>
        <translation>&amp;Рекорды</translation>
    </message>
    <message>
        <source>&amp;Words met</source>
        <translation>&amp;Встреченные слова</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
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
        <translation>Слова этой &amp;партии…</translation>
    </message>
    <message>
        <source>Words m&amp;et…</source>
        <translation>&amp;Встреченные слова…</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::StudyRoom</name>
    <message>
        <source>&amp;Review of the match</source>
        <translation>&amp;Разбор партии</translation>
    </message>
    <message>
        <source>&amp;Analysis of a position</source>
        <translation>Разбор по&amp;зиции</translation>
    </message>
    <message>
        <source>This match is played without hints; positions are analysed when it is over.</source>
        <translation>Эта партия играется без подсказок; позиции разбирают, когда она окончена.</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::StylePicker</name>
    <message>
        <source>Hints, taking back, and the players may agree on a word</source>
        <translation>Подсказки, ход можно взять назад, о слове можно договориться</translation>
    </message>
    <message>
        <source>Friendly</source>
        <translation>Товарищеский</translation>
    </message>
    <message>
        <source>Clock with penalty, a declared kind is binding, nothing is told beforehand</source>
        <translation>Часы со штрафом, объявленный вид не меняется, заранее ничего не сказано</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Турнирный</translation>
    </message>
    <message>
        <source>Clock with penalty, nothing is told beforehand nor taken back</source>
        <translation>Часы со штрафом, ничего не подсказывается и не берётся назад</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::UndoMenu</name>
    <message>
        <source>Take the last turn &amp;back</source>
        <translation>&amp;Взять последний ход назад</translation>
    </message>
    <message>
        <source>Make it a&amp;gain</source>
        <translation>Ве&amp;рнуть ход</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::VerdictCard</name>
    <message>
        <source>Type a word: the verdict appears here</source>
        <translation>Наберите слово — здесь появится решение</translation>
    </message>
    <message>
        <source>Remove from my words</source>
        <translation>Убрать из моих слов</translation>
    </message>
    <message>
        <source>Add to my words</source>
        <translation>Добавить в мои слова</translation>
    </message>
    <message>
        <source>Perhaps:</source>
        <translation>Может быть:</translation>
    </message>
    <message>
        <source>See:</source>
        <translation>Смотрите:</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::WordPanel</name>
    <message>
        <source>Word: %1</source>
        <translation>Слово: %1</translation>
    </message>
    <message>
        <source>Accept by agreement</source>
        <translation>Принять по согласию</translation>
    </message>
    <message>
        <source>Count it ⏎</source>
        <translation>Засчитать ⏎</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::WordTable</name>
    <message numerus="yes">
        <source>%n word(s)</source>
        <translation>
            <numerusform>%n слово</numerusform>
            <numerusform>%n слова</numerusform>
            <numerusform>%n слов</numerusform>
        </translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <translation>Не сохранено: %1</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Сохранено: %1</translation>
    </message>
    <message>
        <source>Save the words</source>
        <translation>Сохранить слова</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Таблицы (*.csv)</translation>
    </message>
    <message>
        <source>Search…</source>
        <translation>Найти…</translation>
    </message>
    <message>
        <source>Search the words</source>
        <translation>Найти среди слов</translation>
    </message>
    <message>
        <source>Save as ta&amp;ble…</source>
        <translation>Сохранить &amp;таблицу…</translation>
    </message>
    <message>
        <source>A CSV file, which spreadsheets open</source>
        <translation>Файл CSV, его открывают электронные таблицы</translation>
    </message>
</context>
<context>
    <name>bukvol::desktop::WordsPage</name>
    <message>
        <source>Hints may be asked for</source>
        <translation>Можно просить подсказку</translation>
    </message>
    <message>
        <source>Tell at once whether the word counts</source>
        <translation>Сразу говорить, годится ли слово</translation>
    </message>
    <message>
        <source>The dictionary is open during the match</source>
        <translation>Словарь открыт во время партии</translation>
    </message>
    <message>
        <source>Players may agree on unknown words</source>
        <translation>О незнакомом слове можно договориться</translation>
    </message>
    <message>
        <source>My own words count</source>
        <translation>Свои слова засчитываются</translation>
    </message>
    <message>
        <source>Е and Ё are one letter</source>
        <translation>Е и Ё — одна буква</translation>
    </message>
    <message>
        <source>Nouns without a singular count</source>
        <translation>Засчитывать слова без единственного числа</translation>
    </message>
    <message>
        <source>Obscene words do not count</source>
        <translation>Не засчитывать непристойные слова</translation>
    </message>
    <message>
        <source>do not count</source>
        <translation>не засчитывать</translation>
    </message>
    <message>
        <source>count, with a remark</source>
        <translation>засчитывать с пометкой</translation>
    </message>
    <message>
        <source>count</source>
        <translation>засчитывать</translation>
    </message>
    <message>
        <source>&amp;Diminutives</source>
        <translation>&amp;Уменьшительные</translation>
    </message>
    <message>
        <source>Where a refused word ends the turn, the dictionary stays closed.</source>
        <translation>Где отклонённое слово завершает ход, словарь закрыт.</translation>
    </message>
    <message>
        <source>И and Й are one letter</source>
        <translation>И и Й — одна буква</translation>
    </message>
    <message>
        <source>One &amp;letter</source>
        <translation>Одна бук&amp;ва</translation>
    </message>
</context>
</TS>
