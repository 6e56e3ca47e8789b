# The rulebook. One message for each rule, by its ID.
#
# Marks inside the texts, to be kept in every language:
#   PLC-2            the ID of a rule becomes a link to it.
#   [coup]           a card or a chapter, shown by its name and linked; [coup|words] shows these words instead.
#   [ours]           says that the rulebooks leave it open and we decided: the words of book-ours.
#   *move*           stressed.
#   a line with "- " is an entry of a list; any other line is a paragraph.

## The page

rules-title = Regeln
rules-heading = Die Regeln von El Grande
rules-lead = Das sind die vollständigen Regeln von El Grande in der Ausgabe von 2023, in unseren eigenen Worten. Du kennst das Spiel noch nicht? Lies von vorn; bist du mit „Begriffe auf Karten“ fertig, kannst du losspielen. Varianten, einzelne Karten und Festlegungen sind zum Nachschlagen da.
rules-ids = Jede Regel hat eine Kennung. Wird ein Zug abgelehnt, zeigen wir die Kennung der Regel, gegen die er verstößt, oder die Karte, die ihn verbietet.
rules-ours-about = Wo die gedruckten Anleitungen nichts sagen oder einander widersprechen, mussten wir entscheiden. Diese Stellen sind gekennzeichnet.
rules-contents = Inhalt
rules-search = Regeln durchsuchen
rules-search-hint = Ein Wort, eine Karte oder eine Kennung
rules-found = { $count ->
    [0] Nichts gefunden für „{ $wanted }“.
    [one] 1 Treffer für „{ $wanted }“.
   *[other] { $count } Treffer für „{ $wanted }“.
  }
rules-copy = Link zu { $rule } kopieren
rules-copied = Link kopiert.
rules-print = Drucken
rules-example = Beispiel: { $name }
rules-example-you = In den Beispielen spielst du Rot; Blau, Grün und Orange sind die anderen.
rules-before = Vorher
rules-after = Nachher
rules-picture-before = Der Spielplan vorher
rules-picture-after = Der Spielplan nachher
rules-points = { $points ->
    [one] { $colour }: 1 Punkt
   *[other] { $colour }: { $points } Punkte
  }
rules-unloaded = Die Beispiele ließen sich nicht laden. Die Regeln sind auch ohne sie vollständig.

## The parts of the book

rules-part-game = Das Spiel
rules-part-variants = Varianten
rules-part-reference = Nachschlagen

## A page for each card

rules-card-title = { $name } – Aktionskarte
rules-card-stack = Stapel { $stack }
rules-card-copies = { $copies ->
    [one] einmal vorhanden
   *[other] { $copies }-mal vorhanden
  }
rules-card-set-base = In jeder Partie
rules-card-set-alternative = Alternative Karte: nur, wenn der Tisch mit ihr spielt
rules-card-set-regency = Nur mit „Neue Regentschaft“
rules-card-set-king = Die Königskarte: in jeder Runde verfügbar, außer mit „Neue Regentschaft“
rules-card-placement = { $number ->
    [one] Mit der unteren Hälfte darfst du 1 Caballero einsetzen.
   *[other] Mit der unteren Hälfte darfst du bis zu { $number } Caballeros einsetzen.
  }
rules-card-id = In Dateien und Programmen heißt sie „{ $id }“.
rules-card-exact = Die Sonderaktion im Einzelnen
rules-card-tip = Tipp
rules-card-statistics = Statistik
rules-card-statistics-about = Aus Partien, in denen der Bot „{ $bot }“ gegen sich selbst gespielt hat. „Genommen“ sagt, wie oft die Karte genommen wird, wenn sie ausliegt. „Punkte“ sagt, wie weit über dem Durchschnitt des Tisches am Ende lag, wer sie nahm. Der wahre Wert liegt in 95 % der Fälle in der Spanne, die ± angibt. Ein Strich heißt, dass zu wenige sie genommen haben.
rules-card-statistics-cell = { $value } ± { $error }
rules-card-rules = Regeln zu dieser Karte
rules-card-beside = Auch in Stapel { $stack }
rules-card-none = Eine Karte mit diesem Namen gibt es nicht.
rules-card-all = Alle Karten in den Regeln

## Tables

rules-table-region = Region
rules-table-first = 1.
rules-table-second = 2.
rules-table-third = 3.
rules-table-neighbours = Nachbarregionen
rules-table-borders = Grenzt an
rules-table-castillo = Castillo (keine Region)
rules-table-power = Machtkarte
rules-table-to-court = Caballeros an den Hof
rules-table-modifier = Modifikator
rules-table-ability = Sonderfähigkeit
rules-table-id = Kennung
rules-table-card = Karte
rules-table-stack = Stapel
rules-table-special = Sonderaktion
rules-table-word = Begriff
rules-table-meaning = Bedeutung

book-ours = (unsere Festlegung)

## The game in a minute

book-chapter-minute = Das Spiel in einer Minute
book-chapter-minute-intro = Im Spanien des 15. Jahrhunderts ringen Königreiche, Grafschaften und ein Emirat um das Land, und der Hochadel, die Granden, spielt sie gegeneinander aus. Du gehörst dazu. Schick deine Caballeros in neun Regionen, sei dort in der Überzahl, und behalte den König im Auge: Er braucht viel Platz für sich, und niemand betritt oder verlässt die Region, in der er gerade weilt.
book-minute-1 = In jeder Runde bietest du mit einer Machtkarte um die Zugreihenfolge: Eine hohe lässt dich früh wählen, eine niedrige bringt dir mehr Caballeros.
book-minute-2 = In deinem Zug nimmst du eine der ausliegenden Aktionskarten. Mit der unteren Hälfte setzt du Caballeros rund um den König ein, die obere gibt dir eine Sonderaktion.
book-minute-3 = Dreimal in der Partie werden alle Regionen gewertet. Wer in einer Region die meisten Caballeros hat, bekommt dort die meisten Punkte, und wer am Ende die meisten Punkte hat, ist El Grande.

## In the box

book-chapter-box = In der Schachtel
book-chapter-box-intro = Das gehört zum gedruckten Spiel. Am Bildschirm wird alles für dich aufgebaut.
book-box-list = Für alle gemeinsam:
    - 1 Spielplan mit zwei Seiten, für 4–5 und für 2–3 Personen
    - 1 Castillo und 1 König
    - 55 Aktionskarten: 40 für die Stapel 1 bis 4, die Königskarte, 10 für „[regency]“ und 4 [alternatives|Alternativen]
    - 9 Regionenkarten
    - 16 graue Machtkarten, die Modifikatoren von „[power-shift]“
    - 2 Wertungstafeln, 1 Rundenzähler und 1 Startmarker
    In jeder der 5 Farben:
    - 13 Machtkarten
    - 30 Caballeros und 1 Grande
    - 1 Zählstein und 1 Geheimscheibe
    Zusammen sind das 81 Machtkarten in 6 Farben und 150 Caballeros. Sechs Faltschachteln halten alles in Ordnung.

## The words we use

book-chapter-words = Glossar
book-chapter-words-intro = Jeder Begriff bedeutet immer dasselbe.
book-pronunciation = So klingt es auf Spanisch: Das doppelte l spricht man wie ein j, also etwa „Kabajero“ und „Kastijo“.
book-word-caballero = Caballero
book-word-caballero-about = ein Ritter, die kleine Figur; du hast 30 in deiner Farbe
book-word-grande = Grande
book-word-grande-about = die große Figur, eine je Farbe; sie bringt einen Bonus und zählt nie als Caballero
book-word-king = König
book-word-king-about = eine Figur, die niemandem gehört
book-word-region = Region
book-word-region-about = einer der neun Teile Spaniens; das Castillo, Frankreich und Portugal sind keine Regionen
book-word-kings-region = Königsregion
book-word-kings-region-about = die Region, in der der König gerade steht
book-word-adjacent = angrenzend
book-word-adjacent-about = zwei Regionen mit einer gemeinsamen Grenze, jede ist Nachbarregion der anderen
book-word-taboo = Tabu
book-word-taboo-about = in die Königsregion kommt nichts hinein und aus ihr nichts heraus (TAB-1)
book-word-castillo = Castillo
book-word-castillo-about = der Turm; was hineingeworfen wird, ist nicht mehr zu sehen
book-word-court = Hof
book-word-court-about = dein eigener Vorrat, aus dem du Caballeros einsetzt
book-word-province = Provinz
book-word-province-about = der allgemeine Vorrat, nach Farben getrennt; von hier müssen Caballeros erst an den Hof, bevor sie eingesetzt werden
book-word-power-card = Machtkarte
book-word-power-card-about = eine der Handkarten von 1 bis 13
book-word-modifier = Modifikator
book-word-modifier-about = eine graue Karte, die den Wert einer Machtkarte ändert; nur mit „[power-shift]“
book-word-action-card = Aktionskarte
book-word-action-card-about = eine Karte mit einer Sonderaktion (oben) und einer Anzahl Caballeros (unten)
book-word-special-action = Sonderaktion
book-word-special-action-about = was die obere Hälfte einer Aktionskarte erlaubt
book-word-placement = Einsetzen
book-word-placement-about = was die untere Hälfte einer Aktionskarte erlaubt
book-word-king-card = Königskarte
book-word-king-card-about = die einzige Karte von Stapel 5, „[your-majesty]“; sie ist in jeder Runde wieder da
book-word-region-card = Regionenkarte
book-word-region-card-about = eine von neun Karten mit je einer Region; gezogen beim Aufbau und für den Dummy
book-word-discard = Ablagestapel
book-word-discard-about = hier landen benutzte Karten: Aktionskarten offen auf einem gemeinsamen Stapel, Machtkarten verdeckt bei dir
book-word-opposing = fremd
book-word-opposing-about = gehört jemandem, gegen den du spielst, auch dem Dummy
book-word-move = versetzen
book-word-move-about = aus Regionen in andere Regionen oder ins Castillo bringen (MOV-1)
book-word-return = zurückschicken
book-word-return-about = wieder in die Provinz legen (RET-1)
book-word-score = werten
book-word-score-about = die Punkte einer Region oder des Castillos vergeben (SCR-1)
book-word-disc = Geheimscheibe
book-word-disc-about = die Drehscheibe, auf der du geheim eine Region einstellst; kurz „Scheibe“
book-word-bar = Wertungsfeld
book-word-bar-about = die aufgedruckten Werte einer Region oder des Castillos für den 1., 2. und 3. Platz
book-word-tile = Wertungstafel
book-word-tile-about = eine der beiden Tafeln, die ein Wertungsfeld überdecken können; kurz „Tafel“
book-word-four-region = 4er-Region
book-word-four-region-about = eine Region, deren 1. Platz gerade 4 Punkte bringt; ebenso 5er-Region und so weiter
book-word-general-scoring = allgemeine Wertung
book-word-general-scoring-about = nach den Runden 3, 6 und 9: Erst wird das Castillo gewertet, dann jede Region
book-word-kings-bonus = Königsbonus
book-word-kings-bonus-about = 2 Punkte extra, wenn du in der Königsregion den 1. Platz allein hast
book-word-grande-bonus = Grandenbonus
book-word-grande-bonus-about = 2 Punkte extra, wenn du dort, wo dein Grande steht, den 1. Platz allein hast
book-word-score-track = Zählleiste
book-word-score-track-about = die Leiste am Rand des Spielplans, auf der die Zählsteine zeigen, wer wie viele Punkte hat
book-word-round-track = Rundenleiste
book-word-round-track-about = hier zählt der Rundenzähler die neun Runden; eine Lilie steht für eine allgemeine Wertung
book-word-start-marker = Startmarker
book-word-start-marker-about = zeigt, wer die erste Machtkarte ausspielt
book-word-dummy = Dummy
book-word-dummy-about = die neutrale dritte Farbe im Spiel zu zweit

## The board

book-chapter-board = Der Spielplan
book-chapter-board-intro = Die gedruckten Anleitungen nennen nicht jede Zahl. Diese Tabellen zeigen die Standardausgabe; ein Tisch kann mit einer anderen spielen. Die Regionen stehen in der Reihenfolge einer allgemeinen Wertung.
book-tiles = Auf den beiden Wertungstafeln stehen { $low } und { $high }.
book-numbers = Die untere Hälfte einer Aktionskarte zeigt so viele Caballeros, wie die Nummer ihres Stapels angibt.
book-powers = So viele Caballeros bringt eine Machtkarte an den Hof:

## Set-up

book-chapter-set-up = Aufbau
book-chapter-set-up-intro = Was vor der ersten Runde wohin kommt.
book-set-1 = El Grande ist für zwei bis fünf Personen. Der Spielplan hat zwei Seiten: eine für vier oder fünf, eine für zwei oder drei. Am Bildschirm ist die richtige schon gewählt.
book-set-2 = Sortiert die Aktionskarten nach der Zahl auf der Rückseite. Das ergibt die Stapel 1 bis 4 mit je zehn Karten; jeder wird für sich gemischt und verdeckt hingelegt. Stapel 5 ist nur die Königskarte „[your-majesty]“. Von den 55 Aktionskarten der Schachtel sind das 41; die zehn von „[regency|Neue Regentschaft]“ und die vier [alternatives|Alternativen] bleiben draußen, wenn ihr nicht mit ihnen spielt.
book-set-3 = Alle Zählsteine beginnen auf der 0 der Zählleiste, der Rundenzähler auf Runde 1. Die beiden Tafeln liegen neben dem Spielplan bereit.
book-set-4 = Du bekommst die Machtkarten 1 bis 13, eine Scheibe, deinen Granden und deine 30 Caballeros.
book-set-5 = Mischt die neun Regionenkarten. Die oberste zeigt, wo der König beginnt. Danach zieht ihr reihum je eine Karte, vom ersten Platz an [ours], und stellt euren Granden und 2 Caballeros in diese Region. So beginnt ihr alle in verschiedenen Regionen, und niemand in der Königsregion.
book-set-6 = 7 deiner Caballeros beginnen an deinem Hof; die übrigen 21 kommen in die Provinz.
book-set-7 = Der Zufall entscheidet, wer den Startmarker zuerst hat, wenn der Tisch niemanden bestimmt [ours]. Im gedruckten Spiel bekommt ihn, wer zuletzt in Spanien war.
book-inf-1 = Deine Machtkarten und Modifikatoren siehst nur du, und dein Ablagestapel liegt verdeckt. Für alle offen sind [ours]: alle Höfe, die Provinz und die Regionen, die Tafeln, jede offene Karte, die abgelegten Aktionskarten, die Punkte und die Zahl der Handkarten. Eine ausgespielte Karte ist in der Runde offen, in der du sie spielst.
book-first-game = Zum ersten Mal dabei? Lass „[regency]“, „[power-shift]“ und die [alternatives|Alternativen] in der Schachtel. Wenn du alles in weniger Zeit sehen willst, nimm das [short|kurze Spiel].

## Round

book-chapter-round = Runde
book-chapter-round-intro = Wie eine Runde abläuft, von der ersten Karte bis zur letzten.
book-rnd-1 = Eine Partie hat neun Runden. Jede Runde hat diese Phasen:
    - 1. Aktionskarten aufdecken.
    - 2. Machtkarten ausspielen.
    - 3. Züge ausführen.
    - 4. Rundenende.
    - 5. Allgemeine Wertung, nur nach den Runden 3, 6 und 9.
book-rev-1 = In Phase 1 wird von jedem Stapel die oberste Karte aufgedeckt. So wissen alle, was zur Wahl steht, bevor die erste Machtkarte gespielt wird.

## Power cards

book-chapter-power-cards = Machtkarten
book-chapter-power-cards-intro = Du bietest um die Zugreihenfolge: Eine hohe Karte lässt dich früh wählen, eine niedrige bringt dir mehr Caballeros.
book-pow-1 = In Phase 2 spielt, wer den Startmarker hat, offen eine Machtkarte aus der Hand; im Uhrzeigersinn folgen die anderen mit je einer.
book-pow-2 = Du darfst keinen Wert spielen, den in dieser Runde schon jemand gespielt hat.
book-pow-3 = Wer den höchsten Wert gespielt hat, ist zuerst am Zug; dann geht es abwärts bis zum niedrigsten.
book-pow-4 = Am Ende der Runde kommt deine ausgespielte Machtkarte verdeckt auf deinen Ablagestapel. Du kannst sie nicht noch einmal nutzen, außer eine Karte bringt sie dir auf die Hand zurück.
book-pow-5 = Eine erlaubte Machtkarte hast du immer. In der letzten Runde hältst du noch mindestens fünf von dreizehn, höchstens vier Werte können vor dir vergeben sein (zwei, wenn der Dummy mitspielt), und einen Modifikator musst du nie dazulegen.

## A turn and the court

book-chapter-turn = Der Zug und der Hof
book-chapter-turn-intro = Nur Caballeros an deinem Hof kannst du einsetzen. Deine Machtkarte bringt sie dorthin.
book-trn-1 = In deinem Zug holst du zuerst Caballeros an den Hof. Mit „[power-shift|Machtverschiebung]“ folgt die Sonderfähigkeit deines Modifikators. Dann wählst du eine der noch verfügbaren offenen Aktionskarten – nie eine vom Ablagestapel – und nutzt ihre beiden Hälften.
book-crt-1 = Deine Machtkarte zeigt, wie viele Caballeros du aus der Provinz an deinen Hof holen darfst. Du darfst auch weniger oder keine holen. Die 12 und die 13 bringen gar keine.
book-crt-2 = Geht deine Farbe in der Provinz aus, bevor du alle geholt hast, darfst du eigene aus Regionen nachholen: höchstens so viele, wie fehlen, und erst, wenn in der Provinz keiner mehr von dir ist. Castillo und Königsregion sind dafür gesperrt. Dasselbe gilt, wenn eine Karte Caballeros aus der Provinz an den Hof bringt.

## Action cards

book-chapter-action-cards = Aktionskarten
book-chapter-action-cards-intro = Jede Aktionskarte hat zwei Hälften. Die Reihenfolge bestimmst du.
book-act-1 = Du musst eine Aktionskarte nehmen. Wer später am Zug ist, kann sie nicht mehr nehmen.
book-act-2 = Eine Aktionskarte bietet eine Sonderaktion und das Einsetzen. Was zuerst kommt, bestimmst du, aber bring das eine zu Ende, bevor du das andere beginnst. Du darfst eins davon oder beides weglassen.
book-act-3 = Beginnst du eine Sonderaktion, musst du sie ausführen, so weit es geht, egal, wem sie nützt. Steht auf der Karte „bis zu“, darfst du auch weniger tun.
book-act-4 = Eine genutzte Aktionskarte kommt offen auf den Ablagestapel. Nur die Königskarte wird an ihrem Platz umgedreht und ist in der nächsten Runde wieder da. Ein ausgelegtes „[veto]“ bleibt vor der Person liegen, die es hat (siehe VET-3). Die Karten von „[regency]“ werden wie die anderen abgelegt und kommen nicht wieder.
book-act-5 = Steht auf einer Karte „bis zu“ oder „beliebig viele“, darfst du sie ankündigen und dann keinen Caballero wählen. Es geschieht nichts, aber ein Veto ist trotzdem möglich [ours].
book-act-6 = Für eine begonnene Sonderaktion gilt, soweit die Regeln es zulassen [ours]:
    - Der König muss versetzt werden (Ausnahme bei „[country-seat]“: D-6).
    - „[entourage]“: 2 Caballeros gehen mit, oder so viele, wie da sind.
    - „[competition]“: Jeder Grande wird hineingeworfen.
    - „[decree]“: Eine Tafel wird gelegt oder versetzt. „[new-home]“: Dein Grande wird versetzt.
    - „[empowerment]“: Du nimmst eine Karte zurück.
    - „[deputy]“: Es wird einmal getauscht.
    - „[summons]“: Du holst 2 Caballeros, oder so viele, wie die Provinz hat.

## Placement

book-chapter-placement = Einsetzen
book-chapter-placement-intro = Der König bestimmt, wohin neue Caballeros dürfen.
book-plc-1 = Du darfst so viele Caballeros einsetzen, wie die untere Hälfte deiner Karte zeigt, oder weniger. Sie kommen nur von deinem eigenen Hof. Stehen dort weniger, als die Karte erlaubt, setzt du eben weniger ein.
book-plc-2 = Sie gehen in Nachbarregionen der Königsregion. Die Königsregion selbst ist gesperrt.
book-plc-3 = Wie du sie auf diese Regionen verteilst, ist dir überlassen. Auch das Castillo steht offen: Wirf so viele davon hinein, wie du willst.
book-plc-4 = Kein Caballero, kein Grande und keine Tafel kommt je nach Frankreich oder Portugal. Selbst der König geht nur durch „[exile]“ dorthin.
book-plc-5 = Es zählt, wo der König steht, wenn du einsetzt. Hat deine Sonderaktion ihn gerade versetzt, setzt du rund um seine neue Region ein [ours].

## Castillo

book-chapter-castillo = Castillo
book-chapter-castillo-intro = Was hineingeworfen wird, verschwindet aus dem Blick und kommt heraus, wo niemand damit rechnet.
book-cas-1 = Das Castillo zählt nicht als Region: Sagt eine Karte „Region“, ist es nicht gemeint.
book-cas-2 = Caballeros, die du versetzt, dürfen hineingeworfen werden. Heraus kommt nichts, bis eine allgemeine Wertung das Castillo leert.
book-cas-3 = Sag, wie viele du hineinwirfst; das ist öffentlich. Niemand darf hineinschauen oder nachzählen.
book-cas-4 = Nur eine allgemeine Wertung und die Karte „[revelation]“ öffnen es.

## Taboo

book-chapter-taboo = Tabu
book-chapter-taboo-intro = In der Königsregion ändert sich nichts.
book-tab-1 = Die Königsregion ist tabu: Sie bleibt, wie sie ist. Caballeros, Granden und Tafeln kommen weder hinein noch heraus. Gewertet werden darf sie. Vier Karten von „[regency]“ brechen das Tabu, jede nur so weit, wie ihr Text reicht:
    - Mit „[infiltration]“ darfst du eigene Caballeros in die Königsregion einsetzen.
    - Mit „[entourage]“ gehen bis zu 2 Caballeros aus der alten Königsregion in die neue.
    - Mit „[competition]“ werden Granden aus der neuen Königsregion ins Castillo geworfen.
    - Mit „[deputy]“ geht ein Grande aus der neuen Königsregion in die alte.

## End of round

book-chapter-end-of-round = Rundenende
book-chapter-end-of-round-intro = Räumt auf und gebt den Startmarker weiter.
book-end-1 = Aktionskarten, die niemand genommen hat, werden abgelegt, nur die Königskarte nicht.
book-end-2 = Den Startmarker bekommt, wer den niedrigsten Wert gespielt hat, auch wenn „[empowerment]“ diese Karte inzwischen auf die Hand zurückgebracht hat.
book-end-3 = Der Rundenzähler rückt weiter. Nach den Runden 3, 6 und 9 zeigt die Rundenleiste eine Lilie: Zeit für eine allgemeine Wertung.
book-end-4 = Im Einzelnen und in dieser Reihenfolge:
    - Legt die Aktionskarten ab, die niemand genommen hat.
    - Gebt den Startmarker weiter.
    - Legt die gespielten Machtkarten, auch die des Dummys, auf den jeweils eigenen Ablagestapel.
    - Legt jedes Veto ab, dessen Zeit jetzt um ist.
    - Führt eine allgemeine Wertung durch, wenn eine ansteht; sie gehört noch zur gespielten Runde.
    - Rückt den Rundenzähler weiter.

## General scoring

book-chapter-scoring = Allgemeine Wertung
book-chapter-scoring-intro = Dreimal im Spiel wird alles gewertet: zuerst das Castillo, dann jede Region.
book-sco-1 = Eine allgemeine Wertung hat drei Schritte:
    - (a) Geheim und gleichzeitig stellt ihr alle eine Region auf der Scheibe ein, auch wer nichts im Castillo hat [ours]. Der Dummy stellt keine ein.
    - (b) Wertet das Castillo. Deckt danach die Scheiben auf: Alles, was du im Castillo hast, kommt in die eine Region auf deiner Scheibe. Auf mehrere Regionen verteilen darfst du es nicht.
    - (c) Wertet die neun Regionen nacheinander, von oben nach unten, in der Reihenfolge der Wertungsleiste.
book-sco-2 = Zeigt deine Scheibe die Königsregion, kommen deine Caballeros stattdessen an deinen Hof zurück. (Bei der gedruckten Scheibe gilt das auch, wenn sie unklar eingestellt ist; unsere ist nie unklar.)
book-sco-3 = Vergleicht, wie viele Caballeros ihr an dem gewerteten Ort jeweils habt; Granden zählen nicht mit. Das Wertungsfeld zeigt, was der 1., 2. und 3. Platz bringt. Ohne einen einzigen Caballero dort bekommst du nichts.
book-sco-4 = Alle mit gleich vielen Caballeros rutschen einen Platz tiefer, egal, wie viele Personen es sind. Zum Abzählen beginnt mit Platz 1 und geht von der höchsten Zahl zur niedrigsten, die Null ausgenommen:
    - Wer mit einer Zahl allein ist, bekommt den Platz, bei dem ihr seid, und ihr macht mit dem nächsten weiter.
    - Alle mit derselben Zahl bekommen den Platz nach dem, bei dem ihr seid, und ihr macht zwei Plätze tiefer weiter.
    Plätze, die das Wertungsfeld nicht zeigt, bringen nichts. Auf einem Wertungsfeld mit 5/3/1 gibt es für 2, 2, 2 und 1 Caballeros 3, 3, 3 und 1 Punkte. Bei 3, 3, 1 und 1 bekommen die ersten beiden den 2. Wert, die anderen nichts. Gleichstand um den 3. Platz bringt nichts.
book-sco-5 = Hast du den 1. Platz allein, gibt es in der Königsregion 2 Punkte extra: den Königsbonus. Dort, wo dein eigener Grande steht, gibt es dafür ebenfalls 2: den Grandenbonus. Eine Region kann dir beide bringen. Bei Gleichstand gibt es keinen. Boni gibt es bei jeder Wertung, ob allgemein oder durch eine Karte.
book-sco-6 = Eine Tafel ersetzt bei jeder Wertung das Wertungsfeld, auf dem sie liegt; Boni gibt es wie sonst. In jeder Region ist Platz für eine Tafel, beim Castillo auch. Das Castillo wird nur einmal gewertet, obwohl sein Wertungsfeld zweimal aufgedruckt ist, und eine Tafel ersetzt beide.
book-sco-7 = Zu zweit und zu dritt gilt der dritte Wert auf Wertungsfeldern und Tafeln nicht.
book-sco-8 = Punkte verlierst du nie.
book-fin-1 = Mit der dritten allgemeinen Wertung endet das Spiel. Wer die meisten Punkte hat, gewinnt. Habt ihr gleich viele, gehört der Sieg oder der jeweilige Platz euch gemeinsam.

## Terms on cards

book-chapter-terms = Begriffe auf Karten
book-chapter-terms-intro = Was die Wörter auf den Aktionskarten bedeuten.
book-mov-1 = Caballeros *versetzen* heißt, sie aus Regionen zu nehmen und in andere Regionen oder ins Castillo zu bringen. Sie dürfen überallhin, nah beim König oder weit weg, zusammen oder getrennt.
book-mov-2 = Die Karte sagt, wessen Caballeros du versetzt: eigene, fremde (auch aus mehreren Farben gemischt) oder beliebige. Sie müssen weder alle aus derselben Region kommen noch alle in dieselbe gehen, außer die Karte verlangt es.
book-mov-3 = Nie wird aus dem Castillo, von einem Hof oder aus der Provinz versetzt, und nie in die Königsregion oder aus ihr heraus (TAB-1).
book-ret-1 = Caballeros *zurückschicken* heißt, sie wieder in die Provinz zu legen. Die Karte sagt, ob sie aus Regionen kommen, vom Hof oder gemischt. Castillo und Königsregion sind sicher. Hast du weniger als verlangt, schickst du alle zurück.
book-ret-2 = Müssen mehrere von euch Caballeros zurückschicken, geht es im Uhrzeigersinn reihum; den Anfang macht, wer links von der Person am Zug sitzt. Deine eigenen suchst du selbst aus, außer die Karte gibt die Wahl jemand anderem.
book-ret-3 = Das geschieht offen und nacheinander: Wer später drankommt, sieht, was die anderen zurückgeschickt haben [ours].
book-scr-1 = Eine Region *werten* heißt, dort Punkte zu vergeben wie bei einer allgemeinen Wertung, samt Boni. Das Castillo gehört nur dazu, wenn die Karte es nennt. Darfst du eine Region wählen, ist auch die Königsregion erlaubt. Tafeln gelten (SCO-6): Eine „4er-Region“ zum Beispiel ist eine, deren 1. Platz gerade 4 Punkte bringt.
book-scr-2 = Wertet eine Karte mehrere Regionen, steht zuerst fest, welche es sind; dann werden sie in der Reihenfolge der Wertungsleiste gewertet [ours].
book-dsc-1 = Verlangt eine Karte *Scheiben*, stellen alle, die sie meint, geheim eine ein. Alle Scheiben werden im selben Moment aufgedeckt, und erst dann geschieht etwas.
book-dsc-2 = Eine Scheibe zeigt eine der neun Regionen und sonst nichts. Bis alle ihre eingestellt haben, erfährt niemand etwas über die Wahl der anderen, und auch wer nur eine Möglichkeit hat, wird gefragt [ours].

## Short game

book-chapter-short = Kurzes Spiel
book-chapter-short-intro = Dasselbe Spiel in zwei Dritteln der Zeit.
book-sht-1 = Sechs Runden statt neun. Der Rundenzähler startet auf Feld 2 und lässt 4 und 7 aus: Ihr spielt 2 und 3, wertet, spielt 5 und 6, wertet, spielt 8 und 9, wertet.
book-sht-2 = Wo eine Regel Runde 3, 6 oder 9 sagt, meint sie das Feld mit dieser Zahl; sonst ändert sich nichts [ours].

## Two players

book-chapter-two = Spiel zu zweit
book-chapter-two-intro = Eine dritte Farbe spielt mit, die niemand steuert: der Dummy.
book-dum-1 = Spielt auf der Seite für zwei und drei Personen. Gebt dem Dummy eine Farbe mit ihren 30 Caballeros und ihren 13 Machtkarten, diese gemischt und verdeckt. Der Dummy beeinflusst Mehrheiten, bekommt aber nie Punkte. Er hat weder Grande noch Hof noch Scheibe.
book-dum-2 = Die Stapel 2 und 3 werden zusammengemischt. Ihr wählt unter vier Stapeln: 1, dem gemeinsamen, 4 und 5.
book-dum-3 = Haben der König und ihr beide eure Regionen, mischt für den Dummy alle neun Regionenkarten neu. Zu Beginn jeder Runde werden zwei davon gezogen, und in jede gezogene Region kommen 2 Caballeros des Dummys. Zeigt eine Karte die Königsregion, wird sie ohne Wirkung und ohne Ersatz abgelegt. Stehen alle 30 auf dem Spielplan, wird in dieser Runde keine Karte gezogen. Nach jeder allgemeinen Wertung werden alle neun wieder gemischt.
book-dum-4 = Die oberste Machtkarte des Dummys wird aufgedeckt, bevor ihr eure spielt. Ihr Wert ist damit vergeben, und sie bestimmt, wann der Dummy am Zug ist. Den Startmarker bekommt der Dummy nie: Hat er den niedrigsten Wert, geht der Marker an die Person mit dem niedrigeren Wert von euch beiden.
book-dum-5 = Ist der Dummy am Zug, nehmt von den verfügbaren Aktionskarten die mit den meisten Caballeros weg. Nichts davon wird ausgeführt. Sie wird sofort abgelegt, nur „[your-majesty]“ wird umgedreht und ist in der nächsten Runde wieder da. Die Machtkarte des Dummys wird am Ende der Runde abgelegt.
book-dum-6 = Die Caballeros des Dummys gelten als fremde: Nach den üblichen Regeln darfst du sie versetzen und zurückschicken. Müsste der Dummy durch eine Karte etwas entscheiden oder tun, wird er übergangen.
book-dum-7 = Zurückgeschickte Caballeros des Dummys kommen in seinen Vorrat und können wieder auf den Spielplan.
book-dum-8 = Bei einer Wertung belegt der Dummy Plätze und sorgt für Gleichstände wie alle anderen. Was sein Platz bringt, bekommt niemand, und bei Gleichstand mit ihm gibt es keinen Bonus.
book-dum-9 = Eine Runde beginnt in dieser Reihenfolge: die Regionenkarten des Dummys, die Aktionskarten, die Machtkarte des Dummys, eure Machtkarten [ours].
book-dum-10 = Caballeros des Dummys im Castillo zählen, als stünden sie auf dem Spielplan. Sind im Vorrat nur noch 1, 2 oder 3, gehen sie zuerst in die Region, die zuerst gezogen wurde [ours].

## Three players

book-chapter-three = Spiel zu dritt
book-chapter-three-intro = Fast das übliche Spiel.
book-thr-1 = Spielt auf der Seite für zwei und drei Personen und wertet nach SCO-7. Wollt ihr mehr Gedränge um die Karten, mischt die Stapel 2 und 3 zusammen wie in DUM-2.

## Alternatives

book-chapter-alternatives = Alternativen
book-chapter-alternatives-intro = Weitere Aktionskarten zum Eintauschen.
book-alt-1 = Vier weitere Aktionskarten für Erfahrene. Nehmt so viele davon, wie ihr wollt; die beiden „[veto]“-Karten zählen einzeln. Für jede Karte, die ihr zu einem Stapel gebt, scheidet vorher eine zufällige Karte dieses Stapels ungesehen aus. Nehmt ihr alle vier, verlieren die Stapel 1 bis 4 der Reihe nach 1, 2, 0 und 1 Karte.
book-alt-2 = Tauscht die Karten in jedem Stapel, bevor ihr die Stapel 2 und 3 zusammenmischt, falls ihr das tut [ours].

## New Regency

book-chapter-regency = Neue Regentschaft
book-chapter-regency-intro = Der König bekommt eigene Ideen: zehn neue Karten für Stapel 5. Nicht für die erste Partie zu empfehlen.
book-reg-1 = Lasst „[your-majesty]“ in der Schachtel. Stattdessen werden die zehn Karten von „Neue Regentschaft“ gemischt und bilden Stapel 5, einen Stapel wie die anderen: In jeder Runde wird eine neue Karte aufgedeckt, und sie wird abgelegt, ob jemand sie genommen hat oder nicht.

## Power Shift

book-chapter-power-shift = Machtverschiebung
book-chapter-power-shift-intro = Modifikatoren verändern den Wert deiner Machtkarten, und einige haben eine kleine Sonderfähigkeit. Nicht für die erste Partie zu empfehlen.
book-modifiers = Die 16 Modifikatoren gibt es in vier Sorten.
book-modifier-recruit = Hole 1 eigenen Caballero aus der Provinz an den Hof.
book-modifier-move-opposing = Versetze 1 fremden Caballero.
book-modifier-none = Keine.
book-modifier-place-from-province = Setze 1 eigenen Caballero aus der Provinz in eine beliebige Region außer der Königsregion ein; nicht ins Castillo.
book-psh-1 = Mischt die 16 Modifikatoren und gebt allen je 3; die übrigen scheiden ungesehen aus. Dann gebt ihr alle einen von euren dreien verdeckt nach links weiter (zu zweit tauscht ihr also einen); alle wählen, bevor sie ansehen, was von rechts kommt. Der Dummy bekommt keine. Das gehört zum Aufbau und geschieht, bevor zum ersten Mal Aktionskarten aufgedeckt werden [ours].
book-psh-2 = Mit deiner Machtkarte darfst du einen Modifikator ausspielen und beide zusammenzählen. Die Summe ist dein Wert für POW-2, POW-3 und END-2 und darf unter 1 oder über 13 liegen. Wie viele Caballeros an den Hof kommen, sagt weiterhin die Machtkarte [ours].
book-psh-3 = Einige Modifikatoren haben eine Sonderfähigkeit. Du darfst sie in deinem Zug nutzen, zwischen dem Holen der Caballeros (CRT-1) und der Wahl der Aktionskarte. Sie ist keine Sonderaktion, also kann kein Veto sie verhindern. Du darfst auf sie verzichten; beginnst du sie, führst du sie zu Ende; könnte sie nichts ändern, wirst du nicht gefragt [ours].
book-psh-4 = Nach deinem Zug kommt der Modifikator auf deinen Ablagestapel, und deine Summe gilt weiter. Die Machtkarte folgt wie immer am Ende der Runde; auf das Spiel hat das keinen Einfluss [ours]. Mit „[empowerment]“ darfst du statt einer Machtkarte einen Modifikator zurücknehmen, auch den gerade ausgespielten.
book-psh-5 = Hat die Provinz keinen Caballero deiner Farbe, darf die Sonderfähigkeit von +1 nach CRT-2 einen aus einer Region nehmen, und die von −2 bleibt ohne Wirkung [ours].
book-var-1 = Alternativen, „Neue Regentschaft“, „Machtverschiebung“ und das kurze Spiel lassen sich beliebig kombinieren, egal, zu wievielt ihr spielt [ours].

## Single cards

book-chapter-single = Einzelne Karten
book-chapter-single-intro = Jede Karte sagt, was sie tut. Hier steht, was mehr als eine Zeile braucht. Der Kern stammt aus den gedruckten Anleitungen; was darüber hinausgeht, ist gekennzeichnet.
book-emp-1 = [empowerment]: Du darfst auch die Machtkarte zurücknehmen, die du gerade ausgespielt hast. Die Zugreihenfolge dieser Runde und der Startmarker bleiben, wie sie sind. Zeigen musst du die Karte nicht: Die anderen erfahren, dass eine zurückkam, aber nicht welche [ours].
book-rvt-1 = „[revolt]“ macht das Castillo zur Königsregion, mit allem, was dazugehört. Alle neun Regionen grenzen daran, und niemand darf Caballeros hineinsetzen. Eine Wertung des Castillos kann den Königsbonus bringen. Nach der Wertung kommt alles wieder hinein: Caballeros und Granden bleiben drin, auch bei einer allgemeinen Wertung. Das gilt, bis der König wieder versetzt wird. Außerdem [ours]:
    - Auch durch Versetzen und durch Karten kommt nichts hinein; INL-1 ist die einzige Ausnahme.
    - Eine Region ist das Castillo auch jetzt nicht; Karten, die Regionen wählen, zählen oder werten, schließen es nicht ein.
    - Bei einer allgemeinen Wertung hätten Scheiben keine Wirkung und werden nicht eingestellt.
    - Tafeln können weder zum Castillo kommen noch von dort weg.
book-exi-1 = [exile]: Eingesetzt wird in die Regionen, die an das Land grenzen, in dem der König ist, oder ins Castillo. Solange er im Ausland ist, gibt es keine Königsregion, also kein Tabu, keinen Königsbonus und freie Wahl auf den Scheiben. Noch einmal gespielt, bringt ihn die Karte von einem Land ins andere; bleiben kann er nicht [ours].
book-ent-1 = [entourage]: Die Caballeros, die mitgehen, kommen alle aus der Region, die der König verlässt, und gehen alle mit in seine neue. Welche das sind, wählt die Person, die die Karte nutzt [ours].
book-cse-1 = „[country-seat]“ zählt die Caballeros aller Farben, auch die des Dummys. Steht in keiner Region ein Caballero, geschieht nichts [ours].
book-cmp-1 = „[competition]“ wirft nur Granden hinein, keine Caballeros. Stand der König neben dem Castillo, ist er schon weg, wenn die Granden hineingeworfen werden [ours].
book-grc-1 = Ein Grande im Castillo kann bei dessen Wertung den Grandenbonus bringen; dafür musst du mit deinen Caballeros im Castillo den 1. Platz allein haben. Bei einer allgemeinen Wertung kommt dein Grande in die Region auf deiner Scheibe, auch wenn kein Caballero mitgeht; bei „[revolt]“ (RVT-1) bleibt er drin. „[revelation]“ wirft ihn wieder hinein, und „[new-home]“ erreicht ihn nicht [ours].
book-inl-1 = „[infiltration]“ musst du vor dem Einsetzen nutzen, und die Karte gilt nur für dein eigenes Einsetzen in diesem Zug. Steht der König neben dem Castillo, darfst du Caballeros hineinwerfen; ist er im Ausland, hat die Karte keine Wirkung [ours].
book-dep-1 = Mit „[deputy]“ darfst du jeden Granden wählen, auch einen fremden, solange er und der König in Regionen stehen. Ist der König im Ausland oder neben dem Castillo, darfst du die Karte nutzen, aber sie bewirkt nichts [ours].
book-rad-1 = „[royal-adviser]“ versetzt den König aus dem Ausland in eine Region, die an dieses Land grenzt, oder vom Castillo in eine beliebige Region. Ins Ausland oder zum Castillo versetzt er ihn nie [ours].
book-one-1 = „[conspiracy]“, „[exodus]“ und das Versetzen von „[representation]“: Wähle eine Region außer der Königsregion, in der mindestens ein Caballero steht, den du mit der Karte versetzen darfst. Gibt es keine solche, siehe D-19 [ours].
book-cou-1 = [coup]: Du darfst jede Region außer der Königsregion wählen, auch eine ohne fremde Caballeros [ours].
book-asn-1 = „[assassin]“ schickt von allen anderen, die außerhalb von Castillo und Königsregion Caballeros haben, je genau einen zurück [ours].
book-riv-1 = [rivalry]: Eine Scheibe darf auch die Königsregion oder eine leere Region zeigen [ours].
book-vet-1 = Solange ein Veto vor jemandem liegt, kündigen alle anderen ihre Sonderaktion an, bevor sie sie beginnen. Sie nennen die Karte, aber nicht ihr Ziel oder welche Möglichkeit sie nutzen. Wer das Veto hat, sagt Ja oder Nein, bevor es weitergeht. Haben zwei von euch je ein Veto, antworten sie im Uhrzeigersinn ab der Person am Zug, und das erste Ja entscheidet [ours].
book-vet-2 = Wird deine Sonderaktion verhindert, darfst du trotzdem Caballeros einsetzen, aber die Sonderaktion nicht noch einmal ankündigen. Auch „[veto]“ auszulegen ist eine Sonderaktion; wird sie verhindert, wird die Karte abgelegt. Der Dummy tut nie etwas, das sich verhindern ließe, und gegen dich selbst kannst du kein Veto einlegen [ours].
book-vet-3 = Ein Veto gilt in der Runde, in der du es nimmst, und in der nächsten; an deren Ende verfällt es. Du darfst beide Vetos haben, jedes mit eigener Frist. Gefragt wirst du auch dann nur einmal je Sonderaktion, und du verbrauchst das Veto, das früher verfallen würde [ours].
book-vet-4 = Ein Veto verhindert eine ganze Sonderaktion: nicht nur einen Teil, und nicht, nachdem sie begonnen hat. Gegen das Einsetzen, das Holen von Caballeros an den Hof, allgemeine Wertungen und die Sonderfähigkeiten der Modifikatoren richtet es nichts aus [ours].

## Rulings

book-chapter-rulings = Festlegungen
book-chapter-rulings-intro = Antworten auf Fragen, die die gedruckten Anleitungen offenlassen. Alle sind von uns.
book-d-1 = Bei „[coup]“, „[civil-war]“ und „[desertion]“ darfst du deine Scheibe nicht auf die Königsregion stellen; hast du nirgends sonst Caballeros, betrifft dich die Karte nicht. Bei einer allgemeinen Wertung darfst du es, und deine Caballeros kommen an deinen Hof zurück (SCO-2).
book-d-2 = Eine Karte versetzt denselben Caballero nicht zweimal. Genauer: Eine Sonderaktion nimmt aus einer Region von jeder Farbe nicht mehr Caballeros, als zu ihrem Beginn dort standen.
book-d-3 = Du kannst einen Caballero nicht dorthin versetzen, wo er schon steht.
book-d-4 = Caballeros des Dummys im Castillo zählen, wenn eine allgemeine Wertung es wertet, und bleiben danach drin.
book-d-5 = Ist dein Grande im Castillo und zeigt deine Scheibe die Königsregion, kommen deine Caballeros an den Hof zurück, und dein Grande bleibt drin.
book-d-6 = „[country-seat]“ berücksichtigt auch die Region des Königs selbst. Hat sie allein die wenigsten, bleibt er; gibt es Gleichstand mit anderen, darfst du ihn stehen lassen oder in eine von diesen versetzen.
book-d-7 = [entourage]: Kommt der König aus Frankreich, aus Portugal oder vom Castillo, gehen keine Caballeros mit.
book-d-8 = Mit „[deputy]“ kannst du keinen Granden in der Königsregion wählen.
book-d-9 = Darfst du den König durch eine Karte in eine beliebige Region versetzen, ist damit jede gemeint außer der, in der er steht.
book-d-10 = Mit „[justice]“ und mit Scheiben darfst du eine Region ohne Caballeros wählen; sie wird gewertet, und niemand bekommt Punkte.
book-d-11 = Mit „Machtverschiebung“ bekommt die Person mit der niedrigsten Summe den Startmarker.
book-d-12 = [exile]: Keine andere Karte schickt den König ins Ausland, und diese Karte schickt ihn nirgendwo anders hin.
book-d-13 = „[levy]“, „[disbandment]“, „[withdrawal]“, „[civil-war]“, „[desertion]“ und „[coup]“ treffen nur die anderen, nie die Person, die sie nutzt.
book-d-14 = „[assassin]“ trifft auch den Dummy: Er gehört zu den anderen, hat Caballeros und muss nichts entscheiden.
book-d-15 = „[withdrawal]“, „[levy]“, „[disbandment]“, „[civil-war]“, „[desertion]“, „[coup]“ und „[rivalry]“ übergehen den Dummy, der keinen Hof hat und nichts entscheidet.
book-d-16 = „[heartland]“, „[hinterland]“ und „[country-seat]“ berücksichtigen alle neun Regionen, auch die Königsregion, und zählen die Caballeros des Dummys mit.
book-d-17 = Zu zweit und zu dritt rutscht, wer um den 2. Platz Gleichstand hat, auf den 3. Wert und bekommt also nichts.
book-d-18 = Wie viele Caballeros ins Castillo geworfen werden, ist öffentlich. Ob ein Zähler mitläuft, lässt sich am Tisch einstellen („Gedächtnisstütze“); zunächst ist er aus.
book-d-19 = Du darfst eine Sonderaktion nutzen, die nichts bewirkt, etwa weil kein fremder Caballero erreichbar ist oder sich keine Tafel versetzen lässt. Dasselbe gilt für jede der beiden Möglichkeiten von „[representation]“.
book-d-20 = Verlässt jemand eine Online-Partie, übernimmt ein Bot den Platz, und das Spiel geht weiter.
book-d-21 = „[veto]“ verhindert die Sonderaktion und sonst nichts: Eingesetzt wird trotzdem.
book-d-22 = Die Sonderfähigkeit eines Modifikators nutzt du, bevor du eine Aktionskarte wählst.
book-d-23 = „[empowerment]“ bringt insgesamt eine Karte zurück: eine Machtkarte oder einen Modifikator.
book-d-24 = „[decree]“ versetzt eine Tafel auf ein anderes freies Wertungsfeld, nie auf die andere Tafel.
book-d-25 = Caballeros des Dummys darfst du versetzen, aber nicht einsetzen.
book-d-26 = Mit „Machtverschiebung“ wird der Modifikator nach dem Zug abgelegt, die Machtkarte am Ende der Runde (PSH-4).

## The cards

book-chapter-cards = Die Karten
book-chapter-cards-intro = Es gibt 39 verschiedene Aktionskarten. Die Stapel 1 bis 4 haben je zehn Karten; wie oft es eine Karte gibt, hängt von der Ausgabe ab. „Eigene“ sind die der Person, die die Karte nutzt.
book-card-ids = Jede Karte hat auch eine Kennung für Programme und Dateien.
book-deck = Die Anleitungen zeigen nur einen Teil der Karten. „[upheaval]“, „[skirmish]“, „[exodus]“, „[levy]“, „[disbandment]“, „[desertion]“, „[strongholds]“, „[supremacy]“, „[heartland]“, „[hinterland]“, „[summons]“ und „[royal-adviser]“ folgen den Karten von 1995, soweit sie bekannt sind; ihre Namen und die einiger anderer Karten sind von uns.

## Credits

book-chapter-credits = Mitwirkende
book-chapter-credits-intro = Wer El Grande gemacht hat. An dieser Fassung war niemand von ihnen beteiligt.
book-credits = El Grande ist ein Brettspiel von Wolfgang Kramer und Richard Ulrich, erschienen bei Hans im Glück. Die Ausgabe von 2023 hat Stefan Sonnberger illustriert.
book-unofficial = Dies ist eine unabhängige, inoffizielle Umsetzung ohne Verbindung zu Autoren und Verlag. Alle Texte und Zeichnungen hier sind unsere eigenen. Gefällt dir das Spiel? Das gedruckte verdient einen Platz in deinem Regal.

## Worked examples. The numbers are what the engine makes of the position.

book-example-turn-order = Die Zugreihenfolge
book-example-turn-order-text = Blau beginnt mit der { $bluePower }. Grün darf alles außer dieser spielen und spielt die { $greenPower }, Orange spielt die { $orangePower }, du spielst die { $redPower }. Du bist zuerst am Zug, dann Blau, Orange und Grün. Deine { $redPower } bringt bis zu { $redBrings ->
    [one] 1 Caballero
   *[other] { $redBrings } Caballeros
  } an deinen Hof.
book-example-modifiers = Summen
book-example-modifiers-text = Du hast die { $redCard } gespielt, Blau die { $blueCard }. Grün spielt die { $greenCard } mit +1, das macht { $greenPower }. Die { $greenRefusedCard } mit +1 wäre nicht gegangen: Das macht { $greenRefusedPower }, und die { $blueCard } ist vergeben.
book-example-overflow = Die Provinz ist leer
book-example-overflow-text = Deine { $redCard } bringt bis zu { $redBrings ->
    [one] 1 Caballero
   *[other] { $redBrings } Caballeros
  }, aber in der Provinz ist nur noch { $redProvince } von deinen übrig. Den nimmst du, und einen weiteren holst du aus Galicia. Aus Toledo könntest du keinen holen, denn dort steht der König, und aus dem Castillo auch nicht. Dein Hof wächst von { $redCourt } auf { $redCourtAfter }.
book-example-where-to-place = Wohin einsetzen
book-example-where-to-place-text = Der König steht in Castilla. Offen für dich sind Galicia, Navarra, Aragón, Toledo und das Castillo. Castilla selbst ist gesperrt, ebenso Granada, das nicht daran grenzt. Du setzt { $redToledoAfter } nach Toledo ein und wirfst { $redCastilloAfter } ins Castillo.
book-example-placement-first = Erst einsetzen
book-example-placement-first-text = Du nimmst „[your-majesty]“, während der König in Valencia steht. Du setzt { $redGranadaAfter } nach Granada und { $redToledoAfter } nach Toledo ein und wirfst { $redCastilloAfter } ins Castillo. Dann versetzt du den König nach Toledo, wo deine Caballeros nun sicher sind.
book-example-doing-without = Auf die Sonderaktion verzichten
book-example-doing-without-text = Du nimmst „[fiesta]“. Damit würde Aragón gewertet, und davon hätte vor allem Blau etwas. Also lässt du die Sonderaktion weg und setzt nur ein: { $redAragonAfter } nach Aragón und { $redToledoAfter } nach Toledo.
book-example-taboo = Nichts hinein, nichts heraus
book-example-taboo-text = Der König steht in Toledo. Mit „[march]“ darfst du weder aus Toledo heraus noch nach Toledo versetzen. Stattdessen versetzt du einen von Granada nach Sevilla, am König vorbei.
book-example-leftover = Die Karte, die niemand nahm
book-example-leftover-text = Zu viert bleibt in jeder Runde eine Aktionskarte übrig. Hier ist es „[fiesta]“, und sie wird abgelegt. Bleibt die Königskarte übrig, bleibt sie liegen.
book-example-empowerment = Die niedrigste Karte kommt zurück
book-example-empowerment-text = Deine { $redCard } ist die niedrigste Karte der Runde, und du nimmst sie mit „[empowerment]“ zurück. Den Startmarker bekommst du am Ende der Runde trotzdem.
book-example-castillo = Das Castillo wird geöffnet
book-example-castillo-text = Drin sind { $redCastillo } von dir, { $blueCastillo } von Blau und { $orangeCastillo } von Orange. Auf dem Wertungsfeld mit { $castilloFirst }/{ $castilloSecond }/{ $castilloThird } bekommst du { $redCastilloPoints }, Blau { $blueCastilloPoints }, Orange { $orangeCastilloPoints } und Grün nichts. Deine Scheibe zeigt Granada: Deine { $redGranadaAfter } gehen dorthin und bringen noch { $redGranadaPoints ->
    [one] 1 Punkt
   *[other] { $redGranadaPoints } Punkte
  }. Die anderen Scheiben zeigen die Königsregion, also kommen diese Caballeros an den Hof zurück.
book-example-disc-to-court = Eine Scheibe auf der Königsregion
book-example-disc-to-court-text = Der König steht in Sevilla, und die Scheibe von Blau zeigt Sevilla. Für das Castillo bekommt Blau { $blueCastilloPoints }. Dann gehen die { $blueCastillo } Caballeros von Blau an den Hof zurück.
book-example-four-in-a-row = Vier hintereinander
book-example-four-in-a-row-text = In Galicia ({ $galiciaFirst }/{ $galiciaSecond }/{ $galiciaThird }) hat Orange { $orangeGalicia }, Blau { $blueGalicia }, du { $redGalicia } und Grün { $greenGalicia }. Orange bekommt { $orangePoints }, Blau { $bluePoints }. Der 3. Platz bringt hier nichts, und ein 4. bringt nirgends etwas.
book-example-tie-of-three = Gleichstand um den 1. Platz
book-example-tie-of-three-text = In Navarra ({ $navarraFirst }/{ $navarraSecond }/{ $navarraThird }) habt ihr – du, Blau und Grün – je { $redNavarra }, Orange hat { $orangeNavarra }. Der Grande von Grün steht dort, zählt aber nicht. Ihr drei rutscht auf den 2. Platz und bekommt je { $redPoints }; Orange bekommt { $orangePoints } für den 3. Platz.
book-example-tie-costs-bonus = Gleichstand kostet den Bonus
book-example-tie-costs-bonus-text = In Sevilla ({ $sevillaFirst }/{ $sevillaSecond }/{ $sevillaThird }) haben Blau und Grün je { $blueSevilla }, du hast { $redSevilla }. Blau und Grün bekommen je { $bluePoints }, du bekommst { $redPoints }. Der Grande von Blau steht in Sevilla, doch wegen des Gleichstands gibt es keinen Bonus.
book-example-both-bonuses = Beide Boni
book-example-both-bonuses-text = In Granada ({ $granadaFirst }/{ $granadaSecond }/{ $granadaThird }) führst du mit { $redGranada }, und der König und dein Grande stehen dort: { $granadaFirst } für den Platz und { $redGranadaBonus } für beide Boni machen { $redPoints }. Orange und Grün haben hinter dir Gleichstand, rutschen auf den 3. Platz und bekommen je { $orangePoints }.
book-example-tile = Eine Wertungstafel
book-example-tile-text = Mit „[decree]“ legst du eine Tafel nach Castilla. Der 1. Platz brachte { $castillaFirst }; jetzt bringt er { $castillaFirstAfter } und die anderen Plätze { $castillaSecondAfter }. Nach Toledo könntest du sie nicht legen: Dort steht der König.
book-example-tiles-and-cards = Tafeln und Wertungskarten
book-example-tiles-and-cards-text = Durch die eine Tafel ist Toledo { $toledoFirst } wert, durch die andere Galicia { $galiciaFirst }. „[outposts]“ wertet Cataluña für Blau ({ $bluePoints }), Toledo für Grün ({ $greenPoints }) und Sevilla für dich ({ $redPoints }). Orange bekommt nichts: Galicia ist keine 4er-Region mehr.
book-example-moving = Versetzen
book-example-moving-text = Mit „[intrigue]“ versetzt du einen deiner Caballeros von Granada nach Castilla und wirfst einen weiteren aus Granada ins Castillo. Du versetzt einen grünen von Aragón nach Valencia und einen blauen von Valencia nach Castilla.
book-example-returning = Zurückschicken
book-example-returning-text = Du nutzt „[withdrawal]“. Blau sitzt links von dir, beginnt und schickt { $blueCourtReturned } vom Hof zurück. Grün schickt { $greenCourtReturned } vom Hof und { $greenValenciaReturned } aus Valencia zurück, Orange { $orangeToledoReturned } aus Toledo und { $orangeValenciaReturned } aus Valencia. Der Hof von Blau hatte { $blueCourt } und behält { $blueCourtAfter }.
book-example-discs = Geheimscheiben
book-example-discs-text = Du nutzt „[coup]“ und wählst Toledo. Deine { $redToledoAfter } bleiben dort. Die Scheiben der anderen zeigen: Blau zieht mit { $blueGranadaAfter } nach Granada, Grün mit { $greenValenciaAfter } nach Valencia und Orange mit { $orangeCatalunaAfter } nach Cataluña.
