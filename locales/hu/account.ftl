# Player profiles and one’s own account.
profile-guest = Vendég
profile-member = Játékos
profile-since = csatlakozott: { $when }
profile-figures = Statisztika
profile-rating = Értékszám
profile-rating-about = ± { NUMBER($uncertainty) }, { $games } értékelt játék
profile-no-rating = Még nincs értékelt játék. Csak azok a játékok számítanak, ahol minden játékosnak van fiókja.
profile-people = Játékok emberekkel
profile-bots = Játékok botokkal
profile-counted = { $wins } győzelem ({ $percent }%), átlagos helyezés: { NUMBER($place) }
profile-no-games = még nincs befejezett játék
profile-met = Játékok veled
profile-met-about = előtte végeztél: { $ahead }×, döntetlen: { $level }×, mögötte: { $behind }×
profile-never-met = még nem játszottatok egymással
profile-latest = Legutóbbi játékok
profile-none = Nincs megjeleníthető befejezett játék.
profile-none-own = A befejezett játékaid itt jelennek meg.
profile-when = Vége
profile-place = Helyezés
profile-place-of = { $place } / { $of }
profile-points = Pont
profile-left = kilépett

account-done = Kész.
account-name = Név
account-name-label = A neved
account-rename = Név módosítása
account-password = Jelszó
account-password-guest = Ebben a böngészőben vendégként játszol. Állíts be jelszót, hogy megtarthasd a neved, és más eszközön is bejelentkezhess.
account-password-about = A jelszó módosítása mindenhol máshol kijelentkeztet, és minden tokent visszavon.
account-password-old = Jelenlegi jelszó
account-password-new = Új jelszó
account-password-hint = Legalább 8 karakter.
account-password-set = Jelszó beállítása
account-leave = Kijelentkezés
account-leave-about = A játékaid megmaradnak. Bármikor újra bejelentkezhetsz.
account-leave-guest = Vendég vagy. Ha jelszó nélkül jelentkezel ki, nem térhetsz vissza ezekhez a játékokhoz.
account-out = Kijelentkezés
account-out-title = Kijelentkezel jelszó nélkül?
account-out-text = Nincs jelszavad, ezért nem térhetsz vissza a játékaidhoz. Ha szeretnél visszatérni, előbb állíts be jelszót.
account-everywhere = Kijelentkezés mindenhol
account-everywhere-title = Kijelentkezel mindenhol?
account-everywhere-text = Minden böngésződből és alkalmazásodból kijelentkezel. Jelszó nélkül nem tudsz újra bejelentkezni.
account-delete = Fiók törlése
account-delete-title = Törlöd a fiókodat?
account-delete-text = A fiókod, a neved és a chatüzeneteid végleg törlődnek, a helyeidet pedig botok veszik át. Ez nem vonható vissza.

token-title = API-tokenek
token-about = Botok és szkriptek tokennel a nevedben játszhatnak:
token-label = Mire való?
token-make = Token létrehozása
token-unnamed = névtelen
token-fresh = Ez a tokened. Másold ki most: később már nem látod.
token-revoke = Visszavonás
token-revoke-label = Visszavonás: { $label }

webhook-title = Értesítések a körödről
webhook-about = Ha te jössz, és egy ideje nem léptél, üzenetet küldünk erre a címre. A szerver csak bizonyos címeket enged meg.
webhook-url = Cím
webhook-set = Értesítések bekapcsolása
webhook-secret = Az üzeneteket ezzel a titkos kulccsal írjuk alá. Másold ki most: később már nem látod.
webhook-secret-label = Az értesítések titkos kulcsa
webhook-test = Próbaüzenet küldése
webhook-forget = Értesítések kikapcsolása
webhook-taken = A próbaüzenet megérkezett.
webhook-not-taken = A próbaüzenetet nem sikerült kézbesíteni: { $reason }

signin-title = Bejelentkezés
signin-mode = Bejelentkezés vagy új fiók
signin-about = A játékhoz nem kell fiók. Ha állítottál be jelszót, itt jelentkezz be, hogy visszatérj a játékaidhoz.
signin-guest = Vendégként játszol, a neved { $name }. Ha másik fiókba jelentkezel be, a vendég játékai elvesznek, hacsak előbb nem állítasz be jelszót.
signin-name = Név
signin-password = Jelszó
signin-do = Bejelentkezés
signin-instead = Játék vendégként

profile-provisional = ideiglenes

session-title = Munkamenetek
session-about = Ezeken a helyeken vagy bejelentkezve. Zárd le azt a munkamenetet, amelyet nem ismersz fel.
session-current = ez a böngésző
session-used = utoljára használva: { $when }
session-unknown = Ismeretlen böngésző
session-end = Munkamenet lezárása
session-end-label = Munkamenet lezárása: { $label }

recovery-title = Fiók visszaállítása
recovery-has-code = Van visszaállító kódod.
recovery-no-code = Nincs visszaállító kódod. Hozz létre egyet arra az esetre, ha elfelejtenéd a jelszavad.
recovery-new = Új visszaállító kód
recovery-email-about = Az e-mail-címedet csak arra használjuk, hogy kódot küldjünk, ha elfelejted a jelszavad.
recovery-email = E-mail-cím
recovery-email-set = Megerősítő kód küldése
recovery-email-sent = Kódot küldtünk ide: { $email }. Írd be itt.
recovery-email-code = Az e-mailben kapott kód
recovery-email-confirm = Cím megerősítése
recovery-email-forget = Cím eltávolítása

export-title = Az adataid
export-about = Minden, amit a szerver rólad tárol, egyetlen fájlban.
export-do = Adatok letöltése

code-title = A visszaállító kódod
code-about = Ha elfelejted a jelszavad, ezzel a kóddal újat adhatsz meg. Egyszer használható. Mentsd el most: többé nem látod.
code-download = Letöltés
code-saved = Elmentettem

signup-title = Új fiók
signup-about = A neved csak a tiéd lesz, a játékaid beszámítanak az értékszámodba, és bármelyik eszközön bejelentkezhetsz.
signup-guest = A játékok, amelyeket vendégként { $name } néven játszottál, a fiókodnál maradnak.
signup-do = Fiók létrehozása

signin-forgot = Elfelejtetted a jelszavad?
recover-title = Elfelejtetted a jelszavad?
recover-about = Írd be a neved, egy kódot és egy új jelszót. Mindenhol máshol kijelentkeztetünk.
recover-code = Visszaállító kód
recover-code-hint = Az, amelyet elmentettél, vagy amelyet e-mailben küldtünk.
recover-do = Új jelszó beállítása
recover-mail-about = Ha a fiókodhoz tartozik e-mail-cím, küldhetünk egy kódot.
recover-mail = Kód küldése e-mailben
recover-mail-sent = Ha ehhez a fiókhoz tartozik e-mail-cím, a kód már úton van.

leaderboard-title = A legjobb játékosok
leaderboard-about = Csak a fiókkal rendelkező játékosok értékelt játékai számítanak. A sorrend alapja egy óvatos becslés: az értékszám mínusz a bizonytalanság háromszorosa.
leaderboard-name = Név
leaderboard-least = Becslés
leaderboard-games = Értékelt játékok
leaderboard-nobody = Még senki sem játszott elég értékelt játékot.
leaderboard-more = További játékosok
leaderboard-own = A helyezésed: { $place }.
leaderboard-own-missing = Még { $games } értékelt játék, és felkerülsz a listára.
leaderboard-own-behind = Még nem vagy az első { $length } között.
