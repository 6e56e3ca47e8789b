# Names that stand everywhere: regions, colours, cards, levels, variants, terms.

elgrande = El Grande

## Regions and what lies around them

region-galicia = Galicia
region-navarra = Navarra
region-aragon = Aragón
region-cataluna = Cataluña
region-castilla = Castilla
region-toledo = Toledo
region-valencia = Valencia
region-sevilla = Sevilla
region-granada = Granada
castillo = Castillo
france = Frankreich
portugal = Portugal

## Players

player-red = Rot
player-blue = Blau
player-green = Grün
player-orange = Orange
player-purple = Lila
player-dummy = Dummy

## Terms

caballero = Caballero
caballeros = Caballeros
grande = Grande
king = König
kings-region = die Königsregion
court = Hof
province = Provinz
region = Region
power-card = Machtkarte
power-cards = Machtkarten
action-card = Aktionskarte
action-cards = Aktionskarten
special-action = Sonderaktion
scoring-tile = Wertungstafel
start-marker = Startmarker
modifier = Modifikator
modifiers = Modifikatoren
region-card = Regionenkarte
round-marker = Rundenzähler
discard = Ablagestapel
dummy = Dummy

## Levels of bots

level-random = Zufall
level-random-about = Macht irgendeinen erlaubten Zug.
level-squire = Knappe
level-squire-about = Denkt einen Schritt voraus. Gut für die ersten Partien.
level-caballero = Caballero
level-caballero-about = Denkt einen Zug zu Ende. Für die meisten richtig.
level-grande = Grande
level-grande-about = Denkt gründlich nach und rechnet gut.
level-master = Meister
level-master-about = Weiß aus vielen Partien, was eine Stellung wert ist. Am stärksten.

## Variants

variant-short = Kurzes Spiel
variant-short-about = Sechs Runden statt neun, mit einer allgemeinen Wertung nach jeder zweiten Runde.
variant-regency = Neue Regentschaft
variant-regency-about = Der fünfte Stapel hat neue Karten: Der König geht ins Exil, tauscht mit einem Granden oder bewacht das Castillo.
variant-power-shift = Machtverschiebung
variant-power-shift-about = Modifikatoren verändern den Wert deiner Machtkarten; einige bringen eine kleine Sonderfähigkeit mit.
variant-merged = Gemeinsamer Stapel
variant-merged-about = Zu dritt werden die Stapel 2 und 3 zusammengemischt, sodass in jeder Runde nur 4 Aktionskarten ausliegen.
variant-memory-aid = Gedächtnisstütze
variant-memory-aid-about = Alle sehen, wie viele Caballeros im Castillo sind.
variant-representation = Statthalter
variant-representation-about = Diese Aktionskarte kommt in den ersten Stapel.
variant-veto = Veto
variant-veto-about = Diese Aktionskarte kommt in den zweiten Stapel; es gibt sie zweimal.
variant-rivalry = Rivalität
variant-rivalry-about = Diese Aktionskarte kommt in den vierten Stapel.

## Action cards: the name, and what the special action does

card-intrigue = Intrige
card-intrigue-text = Versetze bis zu 2 eigene und bis zu 2 fremde Caballeros.
card-conspiracy = Verschwörung
card-conspiracy-text = Wähle eine Region. Versetze bis zu 5 beliebige Caballeros aus ihr heraus.
card-ambush = Hinterhalt
card-ambush-text = Versetze bis zu 3 fremde Caballeros.
card-march = Aufmarsch
card-march-text = Versetze bis zu 4 eigene Caballeros.
card-upheaval = Umbruch
card-upheaval-text = Versetze bis zu 4 beliebige Caballeros.
card-skirmish = Scharmützel
card-skirmish-text = Versetze bis zu 3 beliebige Caballeros.
card-exodus = Auszug
card-exodus-text = Wähle eine Region. Versetze beliebig viele eigene Caballeros aus ihr heraus.
card-militia = Miliz
card-militia-text = Vom Hof darfst du bis zu 2 Caballeros in beliebige Regionen einsetzen, nur nicht in die Königsregion.
card-justice = Gerechtigkeit
card-justice-text = Werte eine Region. Auch die Königsregion ist erlaubt.
card-withdrawal = Rückzug
card-withdrawal-text = Alle anderen schicken 3 Caballeros ihrer Wahl aus Regionen oder vom Hof in die Provinz zurück.
card-civil-war = Bürgerkrieg
card-civil-war-text = Alle anderen wählen geheim eine Region, in der sie Caballeros haben, und schicken von dort alle eigenen zurück.
card-assassin = Attentäter
card-assassin-text = Schicke von allen anderen je 1 Caballero aus beliebigen Regionen zurück. Du entscheidest, welchen.
card-levy = Aushebung
card-levy-text = Alle anderen schicken 3 Caballeros von ihrem Hof zurück.
card-disbandment = Auflösung
card-disbandment-text = Alle anderen schicken alle Caballeros von ihrem Hof zurück.
card-desertion = Fahnenflucht
card-desertion-text = Alle anderen wählen geheim eine Region, in der sie Caballeros haben, und schicken von dort 2 eigene zurück.
card-outposts = Außenposten
card-outposts-text = Werte alle Regionen, deren erster Platz gerade 4 Punkte bringt.
card-fiesta = Fiesta
card-fiesta-text = Werte alle Regionen, deren erster Platz gerade 5 Punkte bringt.
card-revelation = Offenbarung
card-revelation-text = Öffne und werte das Castillo. Alles kommt wieder hinein.
card-strongholds = Hochburgen
card-strongholds-text = Werte alle Regionen, deren erster Platz gerade 6 oder 7 Punkte bringt.
card-supremacy = Vorherrschaft
card-supremacy-text = Werte in jeder Region nur den ersten Platz, und nur, wo es um ihn keinen Gleichstand gibt.
card-heartland = Kernland
card-heartland-text = Werte die Region mit den meisten Caballeros; bei Gleichstand jede davon.
card-hinterland = Hinterland
card-hinterland-text = Werte die Region mit den wenigsten Caballeros, mindestens aber 1; bei Gleichstand jede davon.
card-decree = Gesetzeserlass
card-decree-text = Lege eine Wertungstafel auf ein freies Wertungsfeld oder versetze eine vom Spielplan. Nicht in die Königsregion und nicht aus ihr heraus.
card-empowerment = Ermächtigung
card-empowerment-text = Hole eine deiner gespielten Machtkarten auf die Hand zurück.
card-new-home = Wahlheimat
card-new-home-text = Versetze deinen Granden in eine andere Region, aber nicht aus der Königsregion heraus und nicht in sie hinein.
card-coup = Umsturz
card-coup-text = Wähle eine Region. Alle anderen dort wählen geheim eine andere und versetzen alle ihre Caballeros von der ersten in diese.
card-summons = Aufgebot
card-summons-text = Hole 2 eigene Caballeros aus der Provinz an den Hof.
card-royal-adviser = Königlicher Berater
card-royal-adviser-text = Versetze den König in eine angrenzende Region.
card-your-majesty = Ihre Majestät
card-your-majesty-text = Versetze den König in eine beliebige andere Region.
card-representation = Statthalter
card-representation-text = Versetze beliebig viele eigene Caballeros aus einer Region heraus oder setze bis zu 2 vom Hof in beliebige Regionen ein.
card-veto = Veto
card-veto-text = Lege die Karte vor dich. In dieser oder der nächsten Runde darfst du einmal die Sonderaktion einer anderen Person verhindern.
card-rivalry = Rivalität
card-rivalry-text = Alle, auch du, wählen geheim eine Region. Gewertet wird jede, die genau einmal gewählt wurde.
card-exile = Exil
card-exile-text = Versetze den König nach Frankreich oder Portugal. Eingesetzt wird dann in die Regionen, die an dieses Land grenzen.
card-entourage = Gefolge
card-entourage-text = Versetze den König in eine andere Region. 2 Caballeros deiner Wahl gehen mit.
card-country-seat = Landsitz
card-country-seat-text = Versetze den König dorthin, wo die wenigsten Caballeros stehen, aber mindestens 1.
card-competition = Konkurrenz
card-competition-text = Versetze den König in eine andere Region. Alle Granden dort kommen ins Castillo.
card-revolt = Revolte
card-revolt-text = Stelle den König neben das Castillo, das damit zur Königsregion wird.
card-infiltration = Schmuggel
card-infiltration-text = Der König bleibt stehen. In diesem Zug darfst du auch in seine Region einsetzen.
card-deputy = Vertretung
card-deputy-text = Tausche den König mit einem beliebigen Granden, wenn beide in Regionen stehen.
