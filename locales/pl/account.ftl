# Players, their results, and one's own account.
profile-guest = Gość
profile-member = Gracz
profile-since = od { $when }
profile-figures = Liczby
profile-rating = Ranking
profile-rating-about = ± { NUMBER($uncertainty) }, { $games ->
    [one] 1 gra rankingowa
    [few] { $games } gry rankingowe
   *[many] { $games } gier rankingowych
  }
profile-no-rating = Pojawi się po pierwszej zakończonej grze z ludźmi.
profile-people = Gry z ludźmi
profile-bots = Gry z botami
profile-counted = { $wins ->
    [one] 1 wygrana
    [few] { $wins } wygrane
   *[many] { $wins } wygranych
  } ({ $percent }%), średnie miejsce { NUMBER($place) }
profile-no-games = jeszcze żadnej zakończonej
profile-met = Gry z tobą
profile-met-about = ty wyżej: { $ahead }, na równi: { $level }, niżej: { $behind }
profile-never-met = nie było jeszcze wspólnej gry
profile-latest = Ostatnie gry
profile-none = Brak zakończonych gier, które można pokazać.
profile-none-own = Tu znajdziesz swoje zakończone gry.
profile-when = Koniec
profile-place = Miejsce
profile-place-of = { $place } z { $of }
profile-points = Punkty
profile-left = opuszczona

account-done = Gotowe.
account-name = Imię
account-name-label = Twoje imię
account-rename = Zmień imię
account-password = Hasło
account-password-guest = W tej przeglądarce grasz jako gość. Z hasłem imię jest twoje i możesz się zalogować gdzie indziej.
account-password-about = Nowe hasło kończy wszystkie inne sesje i unieważnia tokeny.
account-password-old = Twoje hasło
account-password-new = Nowe hasło
account-password-hint = Co najmniej 8 znaków.
account-password-set = Ustaw hasło
account-leave = Odejście
account-leave-about = Twoje gry zostaną. Zawsze możesz zalogować się znowu.
account-leave-guest = Grasz jako gość: kto wyloguje się bez hasła, nie wróci już do tych gier.
account-out = Wyloguj
account-out-title = Wylogować bez hasła?
account-out-text = Nie masz hasła, więc nie będzie powrotu do twoich gier. Jeśli chcesz wrócić, najpierw je ustaw.
account-everywhere = Wyloguj wszędzie
account-everywhere-title = Wylogować wszędzie?
account-everywhere-text = Wszystkie twoje przeglądarki i programy zostaną wylogowane. Bez hasła nie ma powrotu.
account-delete = Usuń konto
account-delete-title = Usunąć twoje konto?
account-delete-text = Znikniesz na dobre. Na twoich miejscach dalej zagrają boty. Tego nie da się cofnąć.

token-title = Tokeny dla programów
token-about = Twój bot lub skrypt działa za ciebie z tokenem:
token-label = Do czego?
token-make = Utwórz token
token-unnamed = bez nazwy
token-fresh = Oto token. Widać go tylko teraz: zachowaj go w bezpiecznym miejscu.
token-revoke = Unieważnij
token-revoke-label = Unieważnij: { $label }

webhook-title = Powiadomienia o turze
webhook-about = Gdy jest twoja tura, a dłużej nie odpowiadasz, na ten adres idzie wiadomość. Przyjmowane są tylko adresy dozwolone przez operatora.
webhook-url = Adres
webhook-set = Wysyłaj tam
webhook-secret = Wiadomości są podpisywane tym sekretem. Widać go tylko teraz.
webhook-secret-label = Sekret powiadomień
webhook-test = Wyślij próbę
webhook-forget = Bez powiadomień
webhook-taken = Próbę przyjęto.
webhook-not-taken = Próby nie przyjęto: { $reason }

signin-title = Logowanie
signin-about = Do gry nie trzeba konta. Kto ma hasło, wraca tutaj do swoich gier.
signin-guest = Grasz jako gość { $name }. Jeśli zalogujesz się jako ktoś inny, gry gościa przepadną, chyba że najpierw ustawisz hasło.
signin-name = Imię
signin-password = Hasło
signin-do = Zaloguj się
signin-instead = Graj bez konta
