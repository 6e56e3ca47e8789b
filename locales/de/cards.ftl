# Action cards: the name, the special action in short as on the card, the special action in full, and a tip.
# The marks in notes and tips are those of rules.ftl.

card-intrigue = Intrige
card-intrigue-text = Versetze bis zu 2 eigene und bis zu 2 fremde Caballeros.
card-intrigue-note = Versetze bis zu 2 eigene und bis zu 2 fremde Caballeros.
card-intrigue-tip = Zwei eigene machen aus einem 2. Platz den 1., während zwei fremde dorthin gehen, wo sie nichts zählen. Such nach Regionen, die ein einzelner Caballero entscheidet.

card-conspiracy = Verschwörung
card-conspiracy-text = Wähle eine Region. Versetze bis zu 5 beliebige Caballeros aus ihr heraus.
card-conspiracy-note = Wähle eine Region und versetze bis zu 5 beliebige Caballeros aus ihr heraus (ONE-1).
card-conspiracy-tip = Sie leert genau die Region, die dir am meisten wehtut. Eine fremde Mehrheit zu zerlegen ist oft mehr wert, als eine eigene aufzubauen.

card-ambush = Hinterhalt
card-ambush-text = Versetze bis zu 3 fremde Caballeros.
card-ambush-note = Versetze bis zu 3 fremde Caballeros.
card-ambush-tip = Schick fremde Caballeros dorthin, wo sie nur Gleichstände unter den anderen schaffen, oder in eine Region, in der ihre Farbe ohnehin führt.

card-march = Aufmarsch
card-march-text = Versetze bis zu 4 eigene Caballeros.
card-march-note = Versetze bis zu 4 eigene Caballeros.
card-march-tip = Nutze ihn spät, wenn du weißt, welche Regionen gewertet werden, und sammle deine Caballeros dort, wo einer mehr den 1. Platz bringt.

card-upheaval = Umbruch
card-upheaval-text = Versetze bis zu 4 beliebige Caballeros.
card-upheaval-note = Versetze bis zu 4 beliebige Caballeros.
card-upheaval-tip = Vier beliebige Caballeros reichen, um zwei Regionen zu kippen. Rechne nach, was jede davon bringt, bevor du sie anrührst.

card-skirmish = Scharmützel
card-skirmish-text = Versetze bis zu 3 beliebige Caballeros.
card-skirmish-note = Versetze bis zu 3 beliebige Caballeros.
card-skirmish-tip = Drei beliebige Caballeros: Mit zweien gehst du dort in Führung, wo du Gleichstand hast, und mit dem dritten sorgst du für Gleichstand zwischen zwei anderen.

card-exodus = Auszug
card-exodus-text = Wähle eine Region. Versetze beliebig viele eigene Caballeros aus ihr heraus.
card-exodus-note = Wähle eine Region und versetze beliebig viele eigene Caballeros aus ihr heraus (ONE-1).
card-exodus-tip = Caballeros in einer verlorenen Region nützen dir nichts. Verteile sie, oder wirf einige ins Castillo, wo niemand sie zählen kann.

card-militia = Miliz
card-militia-text = Du darfst bis zu 2 Caballeros vom Hof in beliebige Regionen außer der Königsregion einsetzen.
card-militia-note = Setze bis zu 2 eigene Caballeros vom Hof in beliebige Regionen ein, beide in dieselbe oder in zwei verschiedene, nah beim König oder weit weg; nie in die Königsregion oder ins Castillo.
card-militia-tip = Sie erreicht Regionen fern vom König, wo niemand mit dir rechnet. In der letzten Runde vor einer Wertung ist sie eine gute Machtkarte wert.

card-justice = Gerechtigkeit
card-justice-text = Werte eine Region. Auch die Königsregion ist erlaubt.
card-justice-note = Wähle eine Region, auch die Königsregion, und werte sie.
card-justice-tip = Werte eine Region, die nur dir etwas bringt. Stehen dort der König und dein Grande, lohnt sie sich durch die Boni immer.

card-withdrawal = Rückzug
card-withdrawal-text = Alle anderen schicken je 3 eigene Caballeros ihrer Wahl zurück: aus Regionen, vom Hof oder gemischt.
card-withdrawal-note = Alle anderen schicken je 3 eigene Caballeros ihrer Wahl zurück, aus Regionen, vom Hof oder gemischt. Es beginnt, wer links von dir sitzt.
card-withdrawal-tip = Er kostet alle anderen je drei Caballeros. Am meisten trifft er die, deren Hof leer ist.

card-civil-war = Bürgerkrieg
card-civil-war-text = Alle anderen wählen geheim eine Region, in der sie Caballeros haben, und schicken von dort alle eigenen zurück.
card-civil-war-note = Alle anderen stellen auf der Geheimscheibe eine Region ein, in der mindestens 1 eigener Caballero steht. Nach dem Aufdecken schicken sie alle eigenen Caballeros von dort zurück. Wer in keiner Region einen hat, ist nicht betroffen.
card-civil-war-tip = Du weißt nicht, welche Regionen die anderen aufgeben. Nutze ihn, wenn sie weit verstreut stehen, sodass jede Wahl wehtut.

card-assassin = Attentäter
card-assassin-text = Schicke von allen anderen je 1 Caballero aus beliebigen Regionen zurück. Du entscheidest, welchen.
card-assassin-note = Schicke von allen anderen je 1 Caballero aus beliebigen Regionen zurück. Du entscheidest, welche (ASN-1).
card-assassin-tip = Von allen anderen je ein Caballero, und du bestimmst den Ort: Such nach 1. Plätzen, die an einem einzigen hängen.

card-levy = Aushebung
card-levy-text = Alle anderen schicken je 3 Caballeros von ihrem Hof zurück.
card-levy-note = Alle anderen schicken je 3 Caballeros von ihrem Hof zurück, oder den ganzen Hof, wenn es weniger sind.
card-levy-tip = Am besten, wenn die anderen ihren Hof gerade gefüllt haben, am schlechtesten, wenn sie gerade eingesetzt haben.

card-disbandment = Auflösung
card-disbandment-text = Alle anderen schicken alle Caballeros von ihrem Hof zurück.
card-disbandment-note = Alle anderen schicken ihren ganzen Hof zurück.
card-disbandment-tip = Ein voller Hof ist ein Versprechen, und diese Karte bricht es. Sie ist die hohe Machtkarte wert, die du für sie brauchst.

card-desertion = Fahnenflucht
card-desertion-text = Alle anderen wählen geheim eine Region, in der sie Caballeros haben, und schicken von dort 2 eigene zurück.
card-desertion-note = Alle anderen stellen auf der Geheimscheibe eine Region ein, in der mindestens 1 eigener Caballero steht. Nach dem Aufdecken schicken sie 2 eigene Caballeros von dort zurück, oder 1, wenn sie dort nur einen haben.
card-desertion-tip = Alle anderen verlieren nur zwei Caballeros aus einer Region. Das ist nicht viel, kann aber kurz vor einer Wertung mehrere Regionen auf einmal kippen.

card-outposts = Außenposten
card-outposts-text = Werte alle Regionen, deren 1. Platz gerade 4 Punkte bringt.
card-outposts-note = Werte jede Region, deren 1. Platz gerade 4 Punkte bringt.
card-outposts-tip = Achte auch auf die Wertungstafeln: Die Tafel 4/0/0 macht selbst aus einer großen Region eine 4er-Region.

card-fiesta = Fiesta
card-fiesta-text = Werte alle Regionen, deren 1. Platz gerade 5 Punkte bringt.
card-fiesta-note = Werte jede Region, deren 1. Platz gerade 5 Punkte bringt.
card-fiesta-tip = Die 5er-Regionen liegen im Norden und Osten. Führst du in zweien davon, ist die Karte für dich wie eine Extrawertung.

card-revelation = Offenbarung
card-revelation-text = Öffne und werte das Castillo. Alles kommt wieder hinein.
card-revelation-note = Öffne das Castillo und werte es, dann wirf alles wieder hinein.
card-revelation-tip = Alles kommt wieder hinein: Das Castillo bringt dir jetzt Punkte und in der allgemeinen Wertung noch einmal. Allerdings wissen dann alle, was drin ist.

card-strongholds = Hochburgen
card-strongholds-text = Werte alle Regionen, deren 1. Platz gerade 6 oder 7 Punkte bringt.
card-strongholds-note = Werte jede Region, deren 1. Platz gerade 6 oder 7 Punkte bringt.
card-strongholds-tip = Die großen Regionen bringen am meisten, und das wissen die anderen auch. Sieh nach, wer führt, bevor du die Karte nutzt.

card-supremacy = Vorherrschaft
card-supremacy-text = Werte in jeder Region nur den 1. Platz, und auch den nur ohne Gleichstand.
card-supremacy-note = Werte in jeder Region nur den 1. Platz, samt Boni. Wo es um den 1. Platz Gleichstand gibt, bekommt niemand etwas.
card-supremacy-tip = Nur klare Mehrheiten zählen, 2. Plätze sind diesmal nichts wert. Gut, wenn du viele kleine Regionen allein hältst.

card-heartland = Kernland
card-heartland-text = Werte die Region mit den meisten Caballeros; bei Gleichstand jede davon.
card-heartland-note = Werte die Region mit den meisten Caballeros aller Farben zusammen. Bei Gleichstand werte jede davon.
card-heartland-tip = Gewertet wird die vollste Region. Hast du dort den 2. Platz, sieh nach, wer den 1. hat.

card-hinterland = Hinterland
card-hinterland-text = Werte die Region mit den wenigsten Caballeros, mindestens aber 1; bei Gleichstand jede davon.
card-hinterland-note = Werte die Region mit den wenigsten Caballeros aller Farben zusammen, aber keine leere. Bei Gleichstand werte jede davon.
card-hinterland-tip = Ein einsamer Caballero in einer vergessenen Region kann genügen: Dann wird sie gewertet, und alle Punkte gehören dir.

card-decree = Gesetzeserlass
card-decree-text = Lege eine Wertungstafel auf ein freies Wertungsfeld oder versetze eine, die schon ausliegt. Nicht in die Königsregion und nicht aus ihr heraus.
card-decree-note = Lege eine Wertungstafel, die neben dem Spielplan liegt, auf ein freies Wertungsfeld (auch das des Castillos), oder versetze eine, die schon auf einem Wertungsfeld liegt, auf ein anderes freies. Nicht in die Königsregion und nicht aus ihr heraus, und nie vom Spielplan herunter.
card-decree-tip = Die niedrige Tafel verdirbt den anderen ihre beste Region, die hohe verdoppelt, was dir eine bescheidene bringt. Auch beim Castillo wirken Tafeln.

card-empowerment = Ermächtigung
card-empowerment-text = Hole eine deiner gespielten Machtkarten auf die Hand zurück.
card-empowerment-note = Hole eine deiner Machtkarten auf die Hand zurück, ohne sie zu zeigen, egal, ob du sie eben erst gespielt hast oder sie schon abgelegt ist. Mit „[power-shift]“ darf es stattdessen ein Modifikator sein (EMP-1).
card-empowerment-tip = Hol dir eine hohe Karte für die letzten Runden zurück, wenn allen anderen die guten ausgehen. Niemand erfährt, welche es war.

card-new-home = Wahlheimat
card-new-home-text = Versetze deinen Granden in eine andere Region, aber nicht aus der Königsregion heraus und nicht in sie hinein.
card-new-home-note = Versetze deinen Granden in eine andere Region; dort dürfen auch schon andere Granden stehen. Nicht in die Königsregion, nicht aus ihr heraus und nicht ins Castillo.
card-new-home-tip = Dein Grande bringt jedes Mal 2 Punkte extra, wenn seine Region gewertet wird und du dort den 1. Platz allein hast. Stell ihn dahin, wo deine Mehrheit am sichersten ist, nicht am größten.

card-coup = Umsturz
card-coup-text = Wähle eine Region. Alle anderen müssen sie räumen: Sie versetzen alle ihre Caballeros von dort in eine andere Region, die sie geheim wählen.
card-coup-note = Wähle eine Region außer der Königsregion. Alle anderen mit Caballeros dort stellen auf der Geheimscheibe eine andere Region ein, wieder nicht die Königsregion. Nach dem Aufdecken ziehen all diese Caballeros in die gezeigten Regionen. Deine bleiben (COU-1).
card-coup-tip = Er räumt eine Region leer, nur du bleibst. Die anderen wählen geheim, da kommen sich leicht zwei in die Quere.

card-summons = Aufgebot
card-summons-text = Hole 2 eigene Caballeros aus der Provinz an den Hof.
card-summons-note = Hole 2 eigene Caballeros aus der Provinz an den Hof (CRT-2 gilt).
card-summons-tip = Zwei mehr am Hof, zusätzlich zu denen der Machtkarte. So bleibt dein Hof auch nach einer hohen Machtkarte nicht leer.

card-royal-adviser = Königlicher Berater
card-royal-adviser-text = Versetze den König in eine angrenzende Region.
card-royal-adviser-note = Versetze den König in eine Region, die an seinen Standort angrenzt (RAD-1).
card-royal-adviser-tip = Ein kleiner Schritt des Königs sperrt eine Region, in der du führst, oder öffnet eine, in die du in diesem Zug einsetzen willst.

card-your-majesty = Ihre Majestät
card-your-majesty-text = Versetze den König in eine beliebige andere Region.
card-your-majesty-note = Versetze den König in eine beliebige andere Region, aber nicht zum Castillo und nicht nach Frankreich oder Portugal. Ohne die Sonderaktion bleibt er, wo er ist.
card-your-majesty-tip = Erst einsetzen und die Region danach sperren, oder erst den König versetzen und rund um ihn einsetzen: Die Reihenfolge bestimmst du. Und keine Karte lässt dich mehr Caballeros einsetzen.

card-representation = Statthalter
card-representation-text = Versetze beliebig viele eigene Caballeros aus einer Region heraus oder setze bis zu 2 vom Hof in beliebige Regionen außer der Königsregion ein.
card-representation-note = Tu eins von beiden: Versetze beliebig viele eigene Caballeros aus einer Region heraus (ONE-1), oder setze wie bei „[militia]“ bis zu 2 vom Hof in beliebige Regionen ein.
card-representation-tip = Zwei Karten in einer. Praktisch, wenn du noch nicht weißt, ob du Verstärkung brauchst oder eine neue Aufstellung.

card-veto = Veto
card-veto-text = Lege die Karte vor dich. In dieser oder der nächsten Runde darfst du einmal die Sonderaktion einer anderen Person verhindern.
card-veto-note = Lege die Karte vor dich. In dieser oder der nächsten Runde darfst du einmal eine Sonderaktion verhindern, die jemand anders ankündigt (VET-1); einsetzen darf diese Person trotzdem. Nach Gebrauch wird die Karte abgelegt, spätestens am Ende der nächsten Runde.
card-veto-tip = Die Drohung ist so viel wert wie das Veto selbst. Heb es für die Aktion auf, die dich am meisten kosten würde, aber warte nicht zu lange.

card-rivalry = Rivalität
card-rivalry-text = Alle, auch du, wählen geheim eine Region. Gewertet wird jede, die genau einmal gewählt wurde.
card-rivalry-note = Alle, auch du, stellen auf der Geheimscheibe eine Region ein. Gewertet wird jede Region, die auf genau einer Scheibe steht (RIV-1).
card-rivalry-tip = Eine Region, die zwei wählen, wird nicht gewertet. Nimm eine, die nur dir nützt und die dir niemand verderben will.

card-exile = Exil
card-exile-text = Schicke den König ins Ausland, nach Frankreich oder Portugal. Eingesetzt wird dann in die Regionen, die an dieses Land grenzen.
card-exile-note = Schicke den König ins Ausland, nach Frankreich oder Portugal. Eingesetzt wird dann in die Regionen, die an dieses Land grenzen (EXI-1).
card-exile-tip = Im Ausland schützt der König nichts, keine Region ist sicher. Gut, wenn du noch versetzen willst, schlecht, wenn du führst.

card-entourage = Gefolge
card-entourage-text = Versetze den König in eine andere Region. 2 Caballeros deiner Wahl gehen mit.
card-entourage-note = Versetze den König in eine andere Region. Aus der Region, die er verlässt, müssen 2 beliebige Caballeros deiner Wahl mit, oder so viele, wie da sind (ENT-1).
card-entourage-tip = Er nimmt zwei beliebige Caballeros mit: zwei von dir in die neue Königsregion, wo sie sicher sind, oder zwei fremde aus der alten heraus.

card-country-seat = Landsitz
card-country-seat-text = Versetze den König dorthin, wo die wenigsten Caballeros stehen, aber mindestens 1.
card-country-seat-note = Versetze den König dorthin, wo die wenigsten Caballeros stehen; leere Regionen zählen nicht. Bei Gleichstand wählst du (CSE-1).
card-country-seat-tip = Er geht dorthin, wo fast niemand ist. Zähl nach, bevor du die Karte nimmst: Oft lässt sich vorhersehen, wo er landet.

card-competition = Konkurrenz
card-competition-text = Versetze den König in eine andere Region. Alle Granden dort kommen ins Castillo.
card-competition-note = Versetze den König in eine andere Region und wirf alle Granden, die dort stehen, ins Castillo (CMP-1). Keine andere Karte bringt Granden ins Castillo.
card-competition-tip = Sie nimmt einer Region alle Granden und damit deren Boni. Steht deiner dort, landet auch er im Castillo.

card-revolt = Revolte
card-revolt-text = Der König stellt sich neben das Castillo, das damit zur Königsregion wird.
card-revolt-note = Der König stellt sich neben das Castillo, das damit zur Königsregion wird (RVT-1).
card-revolt-tip = Nichts geht hinein, nichts kommt heraus. Hast du viele Caballeros darin, wartest du länger auf sie; hast du darin den 1. Platz allein, bekommst du den Königsbonus.

card-infiltration = Schmuggel
card-infiltration-text = Der König bleibt stehen, und auch seine Region steht dir in diesem Zug zum Einsetzen offen.
card-infiltration-note = Der König bleibt, wo er ist, und auch die Königsregion steht dir in diesem Zug zum Einsetzen offen (INL-1).
card-infiltration-tip = Der einzige Weg, in die Königsregion einzusetzen. Eine Mehrheit, die alle für sicher hielten, ist plötzlich offen, aber nur für dich und nur jetzt.

card-deputy = Vertretung
card-deputy-text = Der König tauscht den Platz mit einem beliebigen Granden, wenn beide in Regionen stehen.
card-deputy-note = Der König tauscht den Platz mit einem beliebigen Granden. Beide müssen in Regionen stehen, und nicht in derselben (DEP-1).
card-deputy-tip = König und Grande tauschen die Plätze: So verliert eine Region womöglich Bonus und Schutz zugleich. Das geht mit jedem Granden, auch mit einem fremden.
