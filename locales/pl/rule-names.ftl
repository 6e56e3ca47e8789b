# The names of the rules, shown beside their IDs.

rule-name-set-1 = Liczba graczy i strony planszy
rule-name-set-2 = Pięć stosów
rule-name-set-3 = Punkty i płytki na początku
rule-name-set-4 = Co otrzymujesz
rule-name-set-5 = Gdzie zaczynają król i grande
rule-name-set-6 = Twój dwór na początku
rule-name-set-7 = Kto zaczyna ze znacznikiem 1. gracza
rule-name-inf-1 = Co jest jawne, a co tajne

rule-name-rnd-1 = Fazy rundy
rule-name-rev-1 = Nowe karty akcji

rule-name-pow-1 = Zagranie karty siły
rule-name-pow-2 = Żadnej wartości dwa razy
rule-name-pow-3 = Kolejność
rule-name-pow-4 = Zagrane karty siły przepadają
rule-name-pow-5 = Zawsze można jakąś zagrać

rule-name-trn-1 = Kroki tury
rule-name-crt-1 = Caballero do dworu
rule-name-crt-2 = Gdy prowincja jest pusta

rule-name-act-1 = Weź kartę akcji
rule-name-act-2 = Dwie połowy w dowolnej kolejności
rule-name-act-3 = Co zaczniesz, dokończ
rule-name-act-4 = Dokąd trafiają użyte karty
rule-name-act-5 = „Maks.” może znaczyć zero
rule-name-act-6 = Co musi się wydarzyć

rule-name-plc-1 = Ilu możesz umieścić
rule-name-plc-2 = Gdzie możesz umieszczać
rule-name-plc-3 = Rozdzielanie i castillo
rule-name-plc-4 = Za granicę tylko król
rule-name-plc-5 = Gdy król właśnie się przeniósł

rule-name-cas-1 = Castillo nie jest regionem
rule-name-cas-2 = Do castillo, nie z castillo
rule-name-cas-3 = Liczba wrzucanych jest jawna
rule-name-cas-4 = Kiedy się je otwiera

rule-name-tab-1 = Nic nie wchodzi i nie wychodzi

rule-name-end-1 = Karty, których nikt nie wziął
rule-name-end-2 = Kto bierze znacznik 1. gracza
rule-name-end-3 = Kiedy jest punktacja
rule-name-end-4 = Koniec rundy szczegółowo

rule-name-sco-1 = Przebieg punktacji ogólnej
rule-name-sco-2 = Region króla na dysku
rule-name-sco-3 = Jak ustala się miejsca
rule-name-sco-4 = Remisy
rule-name-sco-5 = Premia króla i premia grande
rule-name-sco-6 = Płytki punktacji
rule-name-sco-7 = Bez 3. miejsca w grze 2–3-osobowej
rule-name-sco-8 = Nigdy nie tracisz punktów
rule-name-fin-1 = Koniec gry i zwycięzca

rule-name-mov-1 = Ruch caballero
rule-name-mov-2 = Czyich caballero ruszasz
rule-name-mov-3 = Skąd i dokąd nie wolno
rule-name-ret-1 = Zwracanie caballero
rule-name-ret-2 = Kto zwraca pierwszy
rule-name-ret-3 = Zwracanie jest jawne
rule-name-scr-1 = Podliczanie regionu kartą
rule-name-scr-2 = Podliczanie kilku regionów
rule-name-dsc-1 = Dyski ustawia się w tajemnicy
rule-name-dsc-2 = Co może wskazywać dysk

rule-name-sht-1 = Sześć rund
rule-name-sht-2 = Co znaczą numery rund

rule-name-dum-1 = Automa dołącza
rule-name-dum-2 = Cztery stosy
rule-name-dum-3 = Dokąd trafiają jej caballero
rule-name-dum-4 = Jej karta siły
rule-name-dum-5 = Jej tura
rule-name-dum-6 = Karty przeciw automie
rule-name-dum-7 = Jej pula
rule-name-dum-8 = Automa w punktacji
rule-name-dum-9 = Jak zaczyna się runda
rule-name-dum-10 = Gdy jej pula się kończy

rule-name-thr-1 = Trzech graczy

rule-name-alt-1 = Dodawanie kart alternatywnych
rule-name-alt-2 = Najpierw wymiana, potem łączenie

rule-name-reg-1 = Nowy stos 5

rule-name-psh-1 = Rozdanie i przekazanie modyfikatorów
rule-name-psh-2 = Dołożenie modyfikatora
rule-name-psh-3 = Użycie jego zdolności
rule-name-psh-4 = Odrzucenie modyfikatora
rule-name-psh-5 = Zdolności przy pustej prowincji
rule-name-var-1 = Łączenie wariantów

rule-name-emp-1 = { card-empowerment }
rule-name-rvt-1 = { card-revolt }
rule-name-exi-1 = { card-exile }
rule-name-ent-1 = { card-entourage }
rule-name-cse-1 = { card-country-seat }
rule-name-cmp-1 = { card-competition }
rule-name-grc-1 = Grande w castillo
rule-name-inl-1 = { card-infiltration }
rule-name-dep-1 = { card-deputy }
rule-name-rad-1 = { card-royal-adviser }
rule-name-one-1 = Wybór jednego regionu
rule-name-cou-1 = { card-coup }
rule-name-asn-1 = { card-assassin }
rule-name-riv-1 = { card-rivalry }
rule-name-vet-1 = Ogłoszenie przed Veto
rule-name-vet-2 = Po Veto
rule-name-vet-3 = Jak długo działa Veto
rule-name-vet-4 = Co unieważnia Veto

rule-name-d-1 = Dyski a region króla
rule-name-d-2 = Żaden caballero nie rusza się dwa razy
rule-name-d-3 = Ruch musi prowadzić gdzie indziej
rule-name-d-4 = Automa w castillo
rule-name-d-5 = Grande zostaje w środku
rule-name-d-6 = { card-country-seat }
rule-name-d-7 = { card-entourage }
rule-name-d-8 = { card-deputy }
rule-name-d-9 = Ruch króla do dowolnego regionu
rule-name-d-10 = Wybór pustego regionu
rule-name-d-11 = Znacznik 1. gracza przy „Zmianie siły”
rule-name-d-12 = { card-exile }
rule-name-d-13 = Karty działające tylko na przeciwników
rule-name-d-14 = { card-assassin }
rule-name-d-15 = Karty, które pomijają automę
rule-name-d-16 = Karty liczące wszystkie regiony
rule-name-d-17 = Remis na 2. miejscu w grze 2–3-osobowej
rule-name-d-18 = Ściągawka
rule-name-d-19 = Akcje specjalne bez efektu
rule-name-d-20 = Gracz odchodzi
rule-name-d-21 = Veto nie dotyczy umieszczania
rule-name-d-22 = Kiedy używa się zdolności
rule-name-d-23 = { card-empowerment }
rule-name-d-24 = Płytka nie przykrywa płytki
rule-name-d-25 = Ruch caballero automy
rule-name-d-26 = Kiedy odrzuca się karty
