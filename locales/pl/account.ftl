# Players, their results, and one's own account.
profile-guest = Gość
profile-member = Gracz
profile-since = z nami od { $when }
profile-figures = Statystyki
profile-rating = Ranking
profile-rating-about = ± { NUMBER($uncertainty) }, { $games ->
    [one] 1 gra rankingowa
    [few] { $games } gry rankingowe
   *[many] { $games } gier rankingowych
  }
profile-no-rating = Jeszcze bez gier rankingowych. Liczą się tylko gry między graczami z kontem.
profile-people = Gry z ludźmi
profile-bots = Gry z botami
profile-counted = { $wins ->
    [one] 1 wygrana
    [few] { $wins } wygrane
   *[many] { $wins } wygranych
  } ({ $percent }%), średnie miejsce { NUMBER($place) }
profile-no-games = jeszcze żadnej zakończonej
profile-met = Gry z tobą
profile-met-about = ty wyżej: { $ahead }×, na równi: { $level }×, ty niżej: { $behind }×
profile-never-met = jeszcze nie graliście razem
profile-latest = Ostatnie gry
profile-none = Brak zakończonych gier do pokazania.
profile-none-own = Tu pojawią się twoje zakończone gry.
profile-when = Koniec
profile-place = Miejsce
profile-place-of = { $place } z { $of }
profile-points = Punkty
profile-left = porzucona

account-done = Gotowe.
account-name = Nazwa gracza
account-name-label = Twoja nazwa gracza
account-rename = Zmień nazwę
account-password = Hasło
account-password-guest = W tej przeglądarce grasz jako gość. Ustaw hasło, aby zachować swoją nazwę i logować się na innych urządzeniach.
account-password-about = Zmiana hasła wyloguje cię wszędzie indziej i unieważni wszystkie tokeny.
account-password-old = Obecne hasło
account-password-new = Nowe hasło
account-password-hint = Co najmniej 8 znaków.
account-password-set = Ustaw hasło
account-leave = Wylogowanie
account-leave-about = Twoje gry zostaną. W każdej chwili możesz zalogować się znowu.
account-leave-guest = Grasz jako gość. Jeśli wylogujesz się bez hasła, nie wrócisz już do tych gier.
account-out = Wyloguj się
account-out-title = Wylogować się bez hasła?
account-out-text = Bez hasła nie wrócisz już do swoich gier. Jeśli chcesz tu wrócić, najpierw je ustaw.
account-everywhere = Wyloguj się wszędzie
account-everywhere-title = Wylogować się wszędzie?
account-everywhere-text = Wylogujesz się ze wszystkich przeglądarek i aplikacji. Bez hasła nie będzie powrotu.
account-delete = Usuń konto
account-delete-title = Usunąć konto?
account-delete-text = Twoje konto, nazwa i wiadomości z czatu zostaną usunięte na zawsze, a twoje miejsca zajmą boty. Tego nie da się cofnąć.

token-title = Tokeny API
token-about = Z tokenem boty i skrypty mogą działać w twoim imieniu:
token-label = Do czego służy?
token-make = Utwórz token
token-unnamed = bez nazwy
token-fresh = Oto twój token. Skopiuj go teraz: więcej go nie zobaczysz.
token-revoke = Unieważnij
token-revoke-label = Unieważnij: { $label }

notify-title = Powiadomienia
notify-about = Możemy powiadamiać cię o twoich grach, także gdy ta strona jest zamknięta.
notify-turn = Gdy jest moja tura
notify-invitation = Gdy ktoś zaprasza mnie do rewanżu
notify-result = Gdy kończy się moja gra
notify-on = Włącz w tej przeglądarce
notify-off = Wyłącz w tej przeglądarce
notify-devices = Przeglądarki, które dostają powiadomienia
notify-remove = Usuń
notify-remove-label = Usuń: { $label }
notify-unsupported = Ta przeglądarka nie może dostawać powiadomień, gdy strona jest zamknięta. Na iPhonie lub iPadzie najpierw dodaj stronę do ekranu początkowego.
notify-email = Także e-mailem na { $email }
notify-quiet = Godziny ciszy
notify-quiet-about = Poczekamy, aż miną. Jeśli do tego czasu zagrasz, nic nie wyślemy.
notify-quiet-from = Od
notify-quiet-to = Do
notify-tested = Test wysłany. Powinien zaraz dotrzeć.
notify-test-failed = Testu nie udało się wysłać wszędzie. Wyłącz i znów włącz powiadomienia w tej przeglądarce.

webhook-title = Wiadomości do innych usług
webhook-about = Powiadomienia wyślemy też na ten adres: na kanał w Discordzie, Slacku, ntfy lub Matriksie albo do programu. Serwer dopuszcza tylko niektóre adresy.
webhook-format = Format
webhook-format-json = Podpisany JSON, dla programów
webhook-token = Token dostępu
webhook-url = Adres
webhook-set = Włącz powiadomienia
webhook-secret = Wiadomości są podpisywane tym kluczem. Skopiuj go teraz: więcej go nie zobaczysz.
webhook-secret-label = Klucz powiadomień
webhook-test = Wyślij test
webhook-forget = Wyłącz powiadomienia
webhook-taken = Test doręczony.
webhook-not-taken = Nie udało się doręczyć testu: { $reason }

signin-title = Logowanie
signin-mode = Logowanie lub nowe konto
signin-about = Do gry nie potrzebujesz konta. Jeśli masz hasło, zaloguj się tutaj, aby wrócić do swoich gier.
signin-guest = Grasz jako gość { $name }. Jeśli zalogujesz się na inne konto, stracisz gry gościa, chyba że najpierw ustawisz hasło.
signin-name = Nazwa gracza
signin-password = Hasło
signin-do = Zaloguj się
signin-instead = Graj jako gość

profile-provisional = wstępny

session-title = Sesje
session-about = Twoje aktywne sesje. Zakończ każdą, której nie rozpoznajesz.
session-current = ta przeglądarka
session-used = ostatnie użycie: { $when }
session-unknown = Nieznana przeglądarka
session-end = Zakończ sesję
session-end-label = Zakończ sesję: { $label }

recovery-title = Odzyskiwanie konta
recovery-has-code = Masz kod odzyskiwania.
recovery-no-code = Nie masz kodu odzyskiwania. Utwórz go na wypadek zapomnienia hasła.
recovery-new = Nowy kod odzyskiwania
recovery-email-about = Adres e-mail służy tylko do wysłania kodu, gdy zapomnisz hasła, i powiadomień, jeśli je włączysz.
recovery-email = Adres e-mail
recovery-email-set = Wyślij kod potwierdzający
recovery-email-sent = Wysłaliśmy kod na adres { $email }. Wpisz go tutaj.
recovery-email-code = Kod z e-maila
recovery-email-confirm = Potwierdź adres
recovery-email-forget = Usuń adres

export-title = Twoje dane
export-about = Wszystko, co serwer o tobie przechowuje, w jednym pliku.
export-do = Pobierz dane

code-title = Twój kod odzyskiwania
code-about = Jeśli zapomnisz hasła, ten kod pozwoli ci ustawić nowe. Działa tylko raz. Zapisz go teraz: więcej go nie zobaczysz.
code-download = Pobierz
code-saved = Kod zapisany

signup-title = Nowe konto
signup-about = Twoja nazwa będzie tylko twoja, gry będą się liczyć do rankingu, a zalogować się możesz na każdym urządzeniu.
signup-guest = Gry rozegrane jako gość { $name } zostaną na twoim koncie.
signup-do = Utwórz konto

signin-forgot = Nie pamiętasz hasła?
recover-title = Nie pamiętasz hasła?
recover-about = Podaj nazwę gracza, kod i nowe hasło. Wszystkie twoje inne sesje zostaną zakończone.
recover-code = Kod odzyskiwania
recover-code-hint = Ten, który masz zapisany, albo ten, który wysłaliśmy ci e-mailem.
recover-do = Ustaw nowe hasło
recover-mail-about = Jeśli twoje konto ma adres e-mail, możemy wysłać ci kod.
recover-mail = Wyślij kod e-mailem
recover-mail-sent = Jeśli to konto ma adres e-mail, kod jest już w drodze.

leaderboard-title = Najlepsi gracze
leaderboard-about = Liczą się tylko gry rankingowe między graczami z kontem. O kolejności decyduje ostrożny wskaźnik: ranking minus potrojona niepewność.
leaderboard-name = Nazwa
leaderboard-least = Wskaźnik
leaderboard-games = Gry rankingowe
leaderboard-nobody = Nikt nie rozegrał jeszcze wystarczająco wielu gier rankingowych.
leaderboard-more = Więcej graczy
leaderboard-own = Zajmujesz miejsce { $place }.
leaderboard-own-missing = { $games ->
    [one] Jeszcze 1 gra rankingowa i trafisz na listę.
    [few] Jeszcze { $games } gry rankingowe i trafisz na listę.
   *[other] Jeszcze { $games } gier rankingowych i trafisz na listę.
  }
leaderboard-own-behind = Nie ma cię jeszcze wśród pierwszych { $length }.
