# The first game that teaches: for each lesson a title, what it is about, and for each task what to do and what came of
# it; then what is said to somebody who does something else that the rules allow. The learner plays red.

lesson-turn-order-title = Machtkarten und der Hof
lesson-turn-order-intro = Jede Runde beginnt mit den Machtkarten: Sie bestimmen, wer zuerst am Zug ist und wie viele Caballeros an deinen Hof kommen.
lesson-turn-order-task-1 = Die anderen haben 8, 3 und 6 gespielt. Spiele eine Machtkarte, mit der du zuerst am Zug bist, aber keine höhere als nötig: Je höher die Karte, desto weniger Caballeros bringt sie.
lesson-turn-order-done-1 = Deine 9 ist die höchste Karte, also gehört der erste Zug dir. Auf die Hand kommt sie nicht zurück: Jede deiner 13 Karten kannst du nur einmal spielen.
lesson-turn-order-task-2 = Mit der 9 darfst du 2 Caballeros aus der Provinz an deinen Hof holen. Nur von dort kannst du sie auf den Spielplan einsetzen. Hole beide.
lesson-turn-order-done-2 = Jetzt hast du 5 Caballeros am Hof. Eine niedrigere Karte hätte mehr gebracht, aber dann wärst du später am Zug.
lesson-turn-order-not-first = Mit dieser Karte wäre jemand vor dir am Zug. Du brauchst mehr als 8.
lesson-turn-order-dear = Auch damit bist du zuerst am Zug, aber eine niedrigere Karte reicht und bringt mehr Caballeros.
lesson-turn-order-too-few = Du darfst weniger holen, aber hier ist jeder Caballero willkommen. Hole 2.

lesson-placement-title = Caballeros einsetzen
lesson-placement-intro = In deinem Zug nimmst du eine Aktionskarte. Ihre untere Hälfte zeigt, wie viele Caballeros du einsetzen darfst.
lesson-placement-task-1 = Blau führt in Aragón mit 2 Caballeros, und du hast dort keinen. Wähle eine Karte, mit der du mindestens 3 einsetzen darfst.
lesson-placement-done-1 = Diese Karte gehört in dieser Runde dir; die anderen wählen aus den übrigen.
lesson-placement-task-2 = Eingesetzt wird in Regionen, die an die Königsregion grenzen. Der König steht in Castilla, und Aragón grenzt daran. Setze so viele nach Aragón ein, dass du dort führst. Versuch es ruhig auch mit Castilla: Die Königsregion ist tabu.
lesson-placement-done-2 = 3 gegen 2: Würde Aragón jetzt gewertet, bekämst du am meisten. In die Königsregion kommt nichts hinein und aus ihr nichts heraus; eine Führung dort ist also sicher, solange der König bleibt.
lesson-placement-too-few = Mit dieser Karte darfst du zu wenige einsetzen, um Blau in Aragón zu überholen. Such eine mit einer 3 oder mehr.
lesson-placement-elsewhere = Du darfst dort einsetzen, aber die Aufgabe ist, in Aragón in Führung zu gehen.
lesson-placement-special = Du darfst mit der Sonderaktion beginnen. Setze in dieser Lektion aber zuerst deine Caballeros ein; um Sonderaktionen geht es in der nächsten.
lesson-placement-too-soon = Noch nicht: Blau hat in Aragón noch mindestens so viele Caballeros wie du.

lesson-special-title = Sonderaktionen
lesson-special-intro = Die obere Hälfte einer Aktionskarte ist ihre Sonderaktion. Ob du sie nutzt, entscheidest du, vor oder nach dem Einsetzen.
lesson-special-task-1 = Du hast „Aufmarsch“ genommen: Damit versetzt du bis zu 4 eigene Caballeros. Nutze die Sonderaktion.
lesson-special-done-1 = Du musst nicht alle 4 versetzen. Sie dürfen aus jeder Region in jede andere. Nur die Königsregion ist gesperrt.
lesson-special-task-2 = In Granada liegst du hinter Blau, aber in Sevilla hat Blau nur 1 Caballero. Versetze deine 2 von Granada nach Sevilla. Die in Toledo können nicht weg: Dort steht der König.
lesson-special-done-2 = Sevilla gehört jetzt dir, 2 gegen 1. Durch Versetzen kannst du eine Region gewinnen, ohne einen einzigen Caballero vom Hof zu verbrauchen.
lesson-special-placement = Du darfst zuerst einsetzen, aber beginne diesmal mit der Sonderaktion.
lesson-special-elsewhere = Du darfst dorthin versetzen, aber du sollst in Sevilla führen. Versetze deine Caballeros von Granada nach Sevilla.
lesson-special-too-soon = Noch nicht: In Sevilla führst du nicht.

lesson-king-title = Der König
lesson-king-intro = Wo der König steht, entscheidet, wo alle einsetzen dürfen. In jeder Runde gibt es eine Karte, die ihn versetzt: „Ihre Majestät“.
lesson-king-task-1 = Du willst mehr Caballeros in Granada, aber der König ist weit weg in Galicia. Du hast „Ihre Majestät“: Nutze die Sonderaktion.
lesson-king-done-1 = Der König geht in die Region, die du willst. Nur bleiben, wo er ist, darf er nicht.
lesson-king-task-2 = Versetze den König in eine Region, die an Granada grenzt, aber nicht nach Granada selbst. In die Königsregion kommt nichts hinein.
lesson-king-done-2 = Von nun an setzen alle rund um seine neue Region ein, bis ihn wieder jemand versetzt.
lesson-king-task-3 = Mit „Ihre Majestät“ darfst du bis zu 5 Caballeros einsetzen. Blau hat 2 in Granada, du hast 1: Setze dort so viele ein, dass du führst.
lesson-king-done-3 = Granada gehört dir. Stünde der König selbst in Granada, gäbe es dort bei jeder Wertung 2 Punkte mehr für den 1. Platz, wenn ihn jemand allein hat.
lesson-king-placement = Du darfst zuerst einsetzen, aber solange der König in Galicia steht, erreichst du Granada nicht. Versetze erst ihn.
lesson-king-inside = Der König darf dorthin, aber dann kann niemand nach Granada einsetzen, auch du nicht. Wähle eine Nachbarregion von Granada.
lesson-king-far = Von dort ist Granada nicht zu erreichen. Wähle eine Nachbarregion von Granada: Sevilla, Toledo oder Valencia.
lesson-king-elsewhere = Du darfst dort einsetzen, aber du sollst in Granada führen.
lesson-king-too-soon = Noch nicht: Blau hat in Granada noch mindestens so viele Caballeros wie du.

lesson-castillo-title = Das Castillo und die Geheimscheibe
lesson-castillo-intro = Das Castillo ist ein Turm, in den niemand hineinsehen kann. Bei jeder allgemeinen Wertung wird es geöffnet, und alle schicken ihre Caballeros von dort in eine Region ihrer Wahl.
lesson-castillo-task-1 = Das ist die dritte Runde, an ihrem Ende kommt also eine Wertung. Ins Castillo darfst du immer einsetzen, egal, wo der König steht. Wirf alle 3 Caballeros von deinem Hof hinein.
lesson-castillo-done-1 = Die Runde ist vorbei. Bevor das Castillo geöffnet wird, stellen alle geheim auf ihrer Scheibe die Region ein, in die ihre Caballeros gehen.
lesson-castillo-task-2 = Stelle deine Scheibe auf eine reiche Region: eine, deren 1. Platz mindestens 6 Punkte bringt und in der du mit deinen 3 aus dem Castillo führst.
lesson-castillo-done-2 = Zuerst wurde das Castillo selbst gewertet: Du hattest die meisten darin. Dann wurden die Scheiben aufgedeckt, deine Caballeros ritten hinaus, und jede Region wurde gewertet.
lesson-castillo-elsewhere = Du darfst dort einsetzen, aber in dieser Lektion geht es um das Castillo. Wirf deine Caballeros in den Turm.
lesson-castillo-too-soon = Noch nicht: Du hast noch Caballeros, die ins Castillo können.
lesson-castillo-king = Du darfst die Königsregion wählen, aber hinein kommt nichts: Deine Caballeros kämen nur an deinen Hof zurück.
lesson-castillo-behind = Du darfst sie wählen, aber selbst mit 3 Caballeros mehr würdest du dort nicht führen.
lesson-castillo-poor = Dort würdest du führen, aber diese Region bringt wenig. Such eine, deren 1. Platz mindestens 6 Punkte bringt.

lesson-scoring-title = Punkte, Gleichstand und Boni
lesson-scoring-intro = Jede Region bringt für den 1., 2. und 3. Platz so viele Punkte, wie auf ihrem Wertungsfeld stehen. Gleichstand kostet: Alle mit gleich vielen Caballeros rutschen einen Platz tiefer.
lesson-scoring-task-1 = In Toledo haben Blau und Grün je 3 Caballeros: Gleichstand um den 1. Platz, also bekommen beide nur, was der 2. bringt. Du hast 2. Setze deine 2 Caballeros so ein, dass du den 1. Platz allein hast.
lesson-scoring-done-1 = Mit 4 gegen 3 und 3 hast du den 1. Platz. Hättest du dort nur einen eingesetzt, gäbe es Gleichstand zu dritt, und ihr alle bekämt nur, was der 2. Platz bringt.
lesson-scoring-task-2 = „Gerechtigkeit“ wertet sofort eine Region. Nutze die Sonderaktion und wähle Toledo.
lesson-scoring-done-2 = 7 Punkte für den 1. Platz und 2 mehr, weil dein Grande in Toledo steht und du den 1. Platz allein hast. Blau und Grün haben Gleichstand um den 2. Platz und bekommen, was der 3. bringt: je 2. Auch in der Königsregion bringt der 1. Platz 2 Punkte mehr, wenn du ihn allein hast.
lesson-scoring-elsewhere = Du darfst dort einsetzen, aber du brauchst beide in Toledo.
lesson-scoring-special = Du darfst zuerst werten, aber setze hier zuerst ein: Dann bringt dir Toledo viel mehr.
lesson-scoring-other-region = Du darfst auch diese Region werten, aber Toledo bringt dir am meisten.
lesson-scoring-too-soon = Noch nicht: Die Aufgabe ist noch nicht gelöst.

lesson-tiles-title = Wertungstafeln
lesson-tiles-intro = Neben dem Spielplan liegen zwei Wertungstafeln: 8/4/0 und 4/0/0. Eine Tafel ersetzt das Wertungsfeld, auf dem sie liegt. So ändert sie, was eine Region wert ist.
lesson-tiles-task-1 = Du hast „Gesetzeserlass“ genommen. Nutze die Sonderaktion: Damit legst du eine Wertungstafel auf den Spielplan.
lesson-tiles-done-1 = Du hast die Wahl: die hohe Tafel für eine Region, in der du führst, oder die niedrige für eine, in der jemand anders führt.
lesson-tiles-task-2 = In Sevilla führst du, aber der 1. Platz bringt dort nur 4 Punkte. Wähle die Tafel 8/4/0 und lege sie nach Sevilla.
lesson-tiles-done-2 = Der 1. Platz in Sevilla bringt jetzt 8 Punkte, doppelt so viel wie vorher. Das gilt bei jeder Wertung, bis jemand die Tafel mit „Gesetzeserlass“ woandershin legt. Aber pass auf: Jetzt lohnt sich Sevilla auch für die anderen.
lesson-tiles-placement = Du darfst zuerst einsetzen, aber beginne diesmal mit der Sonderaktion.
lesson-tiles-elsewhere = Du darfst die Tafel dorthin legen, aber dort führst du nicht. Lege sie nach Sevilla: Da führst du.
lesson-tiles-low = Mit der Tafel 4/0/0 bringt nur noch der 1. Platz Punkte, und zwar 4. Damit verdirbst du anderen eine Region. Für Sevilla brauchst du 8/4/0.

lesson-veto-title = Veto
lesson-veto-intro = „Veto“ ist eine Zusatzkarte, die ihr ins Spiel nehmen könnt. Damit verhinderst du eine fremde Sonderaktion, aber nur ein einziges Mal.
lesson-veto-task-1 = Du hast „Veto“ genommen. Nutze die Sonderaktion: Dann liegt die Karte in dieser und der nächsten Runde vor dir bereit.
lesson-veto-done-1 = Ab jetzt müssen alle anderen ihre Sonderaktionen ankündigen, und du wirst jedes Mal gefragt.
lesson-veto-task-2 = Blau kündigt „Aufgebot“ an und bekäme damit 2 Caballeros mehr an den Hof. Das schadet dir kaum. Lass es zu und heb dir dein Veto für Schlimmeres auf.
lesson-veto-done-2 = Blau hat 2 Caballeros mehr, aber du hast noch dein Veto.
lesson-veto-task-3 = Grün kündigt „Kernland“ an: Gewertet wird die Region mit den meisten Caballeros. Das ist Granada. Grün bekäme dort 8 Punkte, du keinen. Leg dein Veto ein!
lesson-veto-done-3 = „Kernland“ entfällt, aber einsetzen darf Grün trotzdem. Dein Veto ist verbraucht. Wenn du einen Tisch eröffnest, findest du die Karte unter den alternativen Aktionskarten.
lesson-veto-placement = Du darfst deinen Zug ohne die Sonderaktion beenden, aber dann hast du kein Veto. Nutze sie.
lesson-veto-wasted = Das darfst du, aber dann ist dein Veto weg, und vielleicht kommt noch Schlimmeres. Lass diese Aktion zu.
lesson-veto-harmful = Du darfst es zulassen, aber dann bekommt Grün sofort 8 Punkte. Genau dafür hast du dein Veto.

lesson-help-title = Tipps, Zurücknehmen und Verlauf
lesson-help-intro = Du musst nicht alles wissen und dir nicht alles merken: Tipps, Zurücknehmen und der Verlauf helfen dir.
lesson-help-task-1 = Welche Aktionskarte ist gut? { $input ->
    [touch] Tippe
   *[mouse] Klicke
  } auf „Tipp“, dann siehst du, was der stärkste Bot tun würde. Nimm eine dieser Karten oder eine andere.
lesson-help-done-1 = Ein Tipp ist nur ein Rat. Du kannst jederzeit einen bekommen, solange du nur gegen Bots spielst.
lesson-help-task-2 = Bevor du bestätigst, ist nichts endgültig. Setze 1 Caballero in eine leuchtende Region ein. { $input ->
    [touch] Tippe
   *[mouse] Klicke
  } dann auf „Zurücknehmen“: Er kehrt an deinen Hof zurück. Setze ihn danach dort ein, wo du ihn wirklich haben willst.
lesson-help-done-2 = Gegen Bots kannst du sogar deinen ganzen letzten Zug zurücknehmen, solange seitdem nichts Verdecktes aufgedeckt wurde.
lesson-help-task-3 = Vor deinem Zug hat Blau eine Region verlassen. Welche? { $screen ->
    [narrow] Öffne den Verlauf
   *[wide] Sieh rechts unten im Verlauf nach
  }. Setze dann dort ein und übernimm die Führung.
lesson-help-done-3 = Navarra gehört jetzt dir. In einer echten Partie bringt dich jede Zeile des Verlaufs auch zum jeweiligen Moment auf dem Spielplan zurück.
lesson-help-special = Du darfst zuerst die Sonderaktion nutzen, aber setze hier zuerst einen Caballero ein.
lesson-help-too-soon = Noch nicht: Setze zuerst einen Caballero ein.
lesson-help-elsewhere = Du darfst dort einsetzen, aber diese Region hat Blau nicht verlassen. Sieh im Verlauf nach, woher die Caballeros von Blau kamen.
lesson-help-no-hint = Du darfst diese Karte nehmen. Aber { $input ->
    [touch] tippe
   *[mouse] klicke
  } zuerst auf „Tipp“ und sieh, welche der stärkste Bot nehmen würde.
lesson-help-no-undo = Du darfst ihn dort lassen. Aber { $input ->
    [touch] tippe
   *[mouse] klicke
  } zuerst auf „Zurücknehmen“ und sieh zu, wie er an deinen Hof zurückkehrt.

lesson-round-title = Eine ganze Runde
lesson-round-intro = Jetzt alles zusammen: Machtkarte, Hof, Aktionskarte, Einsetzen und am Ende eine Wertung. Diesmal entscheidest du ganz allein.
lesson-round-task-1 = Die anderen haben 7, 4 und 10 gespielt. Spiele eine beliebige Machtkarte: eine hohe für einen frühen Zug und die beste Auswahl, eine niedrige für mehr Caballeros.
lesson-round-done-1 = Die höchste Karte ist zuerst am Zug, die niedrigste zuletzt.
lesson-round-task-2 = Du bist am Zug: Hole Caballeros, nimm eine Karte, setze ein, und nutze ihre Sonderaktion oder lass sie weg. Bis dein Zug zu Ende ist, liegt alles bei dir.
lesson-round-done-2 = Alle waren am Zug, und die dritte Runde endet mit einer Wertung.
lesson-round-task-3 = Stelle deine Geheimscheibe ein. Was du ins Castillo geworfen hast, weißt du; rate, wohin die anderen ihre Caballeros schicken.
lesson-round-done-3 = Das war eine Runde. Eine Partie hat neun, mit einer Wertung nach jeder dritten, und wer am Ende die meisten Punkte hat, gewinnt. Du bist bereit!
