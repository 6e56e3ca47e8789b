# The strategy page. All figures are computed from games of bots.
strategy-title = Strategia
strategy-lead = Te liczby pochodzą z { $games } gier, w których bot { $bot } grał sam ze sobą. Pokazują, co towarzyszy wygranym, a nie co je powoduje: to wskazówka, nie prawo.
strategy-players = Liczba graczy
strategy-count = { $players } graczy
strategy-cards = Karty akcji
strategy-cards-about = „Wzięta”: jak często brano kartę, gdy była dostępna. „Punkty”: o ile punktów ci, którzy ją wzięli, kończyli powyżej średniej swojego stołu.
strategy-cards-best = Warte wysokiej karty siły: { $cards }.
strategy-cards-worst = Lepiej zostawić je innym, chyba że twoja sytuacja ich wymaga: { $cards }.
strategy-powers = Karty siły
strategy-powers-about = O ile punktów powyżej średniej swojego stołu kończyli gracze, którzy zagrali tę kartę w danej części gry. Wysoka karta daje wczesną turę, niska – caballero.
strategy-powers-best = Najlepsze wyniki daje { $first } w rundach 1–3, { $second } w rundach 4–6 i { $third } w rundach 7–9.
strategy-places = Regiony i castillo
strategy-places-about = Każde pole pokazuje, ilu caballero miał średnio lider w punktacji ogólnej i ile punktów to dało razem z premiami.
strategy-places-best = Na jednego caballero lidera najwięcej daje { $best ->
    [Castillo] castillo
   *[other] { $best }
  } ({ $most } pkt), a najmniej { $worst ->
    [Castillo] castillo
   *[other] { $worst }
  } ({ $least }).
strategy-places-castillo = Lider ma w castillo średnio { $first } caballero w pierwszej punktacji ogólnej i { $last } w ostatniej, co daje { $points } pkt. Potem ci caballero przechodzą jeszcze do regionu wskazanego przez jego dysk.
strategy-bonuses = Król i grande
strategy-bonuses-about = Samodzielne 1. miejsca tam, gdzie stoi król lub twój grande, dają w sumie niemało: średnio w jednej grze gracz dostaje { $king } pkt z premii króla i { $grande } pkt z premii grande, a łącznie zdobywa { $points } pkt.
strategy-taken = Wzięta
strategy-wins = Wygrane
strategy-margin = Punkty
strategy-part-1 = Rundy 1–3
strategy-part-2 = Rundy 4–6
strategy-part-3 = Rundy 7–9
strategy-place = Gdzie
strategy-cell = { $caballeros } → { $points }
strategy-link = Strategia: ile warte są karty i regiony
