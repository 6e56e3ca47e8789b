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
level-squire-about = Nimmt die Punkte, die gerade zu holen sind, und vergisst viel. Gut für die ersten Partien.
level-caballero = Caballero
level-caballero-about = Überlegt, wie die Runde weitergehen kann, und vergisst wenig. Für die meisten genau richtig.
level-grande = Grande
level-grande-about = Plant den ganzen Zug, rechnet gut und vergisst nichts.
level-master = Meister
level-master-about = Weiß aus vielen Partien, was eine Stellung wert ist. Spielt am stärksten.

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
