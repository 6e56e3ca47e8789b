# The names of the rules, shown beside their IDs.

rule-name-set-1 = Personenzahl und Spielplanseiten
rule-name-set-2 = Die fünf Stapel
rule-name-set-3 = Punktestand und Tafeln am Anfang
rule-name-set-4 = Was du bekommst
rule-name-set-5 = Wo König und Granden beginnen
rule-name-set-6 = Dein Hof am Anfang
rule-name-set-7 = Wer den Startmarker zuerst hat
rule-name-inf-1 = Was offen ist und was geheim

rule-name-rnd-1 = Die Phasen einer Runde
rule-name-rev-1 = Neue Aktionskarten

rule-name-pow-1 = Eine Machtkarte spielen
rule-name-pow-2 = Kein Wert zweimal
rule-name-pow-3 = Zugreihenfolge
rule-name-pow-4 = Gespielte Machtkarten sind weg
rule-name-pow-5 = Eine geht immer

rule-name-trn-1 = Die Schritte eines Zuges
rule-name-crt-1 = Caballeros an den Hof
rule-name-crt-2 = Wenn die Provinz leer ist

rule-name-act-1 = Eine Aktionskarte nehmen
rule-name-act-2 = Zwei Hälften, beliebige Reihenfolge
rule-name-act-3 = Was du anfängst, führst du aus
rule-name-act-4 = Wohin benutzte Karten kommen
rule-name-act-5 = „Bis zu“ kann auch null sein
rule-name-act-6 = Was geschehen muss

rule-name-plc-1 = Wie viele du einsetzen darfst
rule-name-plc-2 = Wo du einsetzen darfst
rule-name-plc-3 = Aufteilen und das Castillo
rule-name-plc-4 = Ins Ausland darf nur der König
rule-name-plc-5 = Wenn der König gerade versetzt wurde

rule-name-cas-1 = Das Castillo ist keine Region
rule-name-cas-2 = Ins Castillo hinein, nicht heraus
rule-name-cas-3 = Wie viele hineinkommen, ist öffentlich
rule-name-cas-4 = Wann es geöffnet wird

rule-name-tab-1 = Nichts hinein, nichts heraus

rule-name-end-1 = Karten, die niemand nahm
rule-name-end-2 = Wer den Startmarker nimmt
rule-name-end-3 = Wann gewertet wird
rule-name-end-4 = Das Rundenende im Einzelnen

rule-name-sco-1 = Der Ablauf der allgemeinen Wertung
rule-name-sco-2 = Geheimscheibe auf der Königsregion
rule-name-sco-3 = Wie die Plätze vergeben werden
rule-name-sco-4 = Gleichstand
rule-name-sco-5 = Königs- und Grandenbonus
rule-name-sco-6 = Wertungstafeln
rule-name-sco-7 = Kein 3. Platz zu zweit und zu dritt
rule-name-sco-8 = Du verlierst nie Punkte
rule-name-fin-1 = Spielende und Sieg

rule-name-mov-1 = Caballeros versetzen
rule-name-mov-2 = Wessen Caballeros du versetzt
rule-name-mov-3 = Wo nichts versetzt wird
rule-name-ret-1 = Caballeros zurückschicken
rule-name-ret-2 = Wer zuerst zurückschickt
rule-name-ret-3 = Zurückgeschickt wird offen
rule-name-scr-1 = Eine Region durch eine Karte werten
rule-name-scr-2 = Mehrere Regionen werten
rule-name-dsc-1 = Geheimscheiben einstellen
rule-name-dsc-2 = Was eine Geheimscheibe zeigen kann

rule-name-sht-1 = Sechs Runden
rule-name-sht-2 = Was Rundenzahlen bedeuten

rule-name-dum-1 = Der Dummy kommt dazu
rule-name-dum-2 = Vier Stapel
rule-name-dum-3 = Wohin seine Caballeros kommen
rule-name-dum-4 = Seine Machtkarte
rule-name-dum-5 = Sein Zug
rule-name-dum-6 = Karten gegen den Dummy
rule-name-dum-7 = Sein Vorrat
rule-name-dum-8 = Der Dummy in einer Wertung
rule-name-dum-9 = Wie eine Runde beginnt
rule-name-dum-10 = Wenn sein Vorrat knapp wird

rule-name-thr-1 = Spiel zu dritt

rule-name-alt-1 = Alternativen hinzufügen
rule-name-alt-2 = Erst tauschen, dann mischen

rule-name-reg-1 = Ein neuer Stapel 5

rule-name-psh-1 = Modifikatoren austeilen und weitergeben
rule-name-psh-2 = Einen Modifikator dazuspielen
rule-name-psh-3 = Seine Sonderfähigkeit nutzen
rule-name-psh-4 = Einen Modifikator ablegen
rule-name-psh-5 = Sonderfähigkeiten bei leerer Provinz
rule-name-var-1 = Varianten kombinieren

rule-name-emp-1 = { card-empowerment }
rule-name-rvt-1 = { card-revolt }
rule-name-exi-1 = { card-exile }
rule-name-ent-1 = { card-entourage }
rule-name-cse-1 = { card-country-seat }
rule-name-cmp-1 = { card-competition }
rule-name-grc-1 = Ein Grande im Castillo
rule-name-inl-1 = { card-infiltration }
rule-name-dep-1 = { card-deputy }
rule-name-rad-1 = { card-royal-adviser }
rule-name-one-1 = Die eine Region wählen
rule-name-cou-1 = { card-coup }
rule-name-asn-1 = { card-assassin }
rule-name-riv-1 = { card-rivalry }
rule-name-vet-1 = Ankündigen vor einem Veto
rule-name-vet-2 = Nach einem Veto
rule-name-vet-3 = Wie lange ein Veto gilt
rule-name-vet-4 = Was ein Veto verhindert

rule-name-d-1 = Geheimscheiben und Königsregion
rule-name-d-2 = Kein Caballero wird zweimal versetzt
rule-name-d-3 = Versetzen heißt wegbewegen
rule-name-d-4 = Der Dummy im Castillo
rule-name-d-5 = Ein Grande bleibt drin
rule-name-d-6 = { card-country-seat }
rule-name-d-7 = { card-entourage }
rule-name-d-8 = { card-deputy }
rule-name-d-9 = Der König geht in eine beliebige Region
rule-name-d-10 = Eine leere Region wählen
rule-name-d-11 = Startmarker bei „Machtverschiebung“
rule-name-d-12 = { card-exile }
rule-name-d-13 = Karten nur gegen die anderen
rule-name-d-14 = { card-assassin }
rule-name-d-15 = Karten, die den Dummy auslassen
rule-name-d-16 = Karten, die alle Regionen zählen
rule-name-d-17 = Gleichstand um den 2. Platz zu zweit und zu dritt
rule-name-d-18 = Gedächtnisstütze
rule-name-d-19 = Sonderaktionen ohne Wirkung
rule-name-d-20 = Jemand verlässt das Spiel
rule-name-d-21 = Ein Veto lässt das Einsetzen zu
rule-name-d-22 = Wann eine Sonderfähigkeit genutzt wird
rule-name-d-23 = { card-empowerment }
rule-name-d-24 = Keine Tafel auf eine Tafel
rule-name-d-25 = Caballeros des Dummys versetzen
rule-name-d-26 = Wann Karten abgelegt werden
