# Players, their results, and one's own account.
profile-guest = Host
profile-member = Hráč
profile-since = od { $when }
profile-figures = Čísla
profile-rating = Hodnocení
profile-rating-about = ± { NUMBER($uncertainty) }, { $games ->
    [one] 1 hodnocená partie
    [few] { $games } hodnocené partie
   *[other] { $games } hodnocených partií
  }
profile-no-rating = Přijde s první dokončenou partií proti lidem.
profile-people = Partie s lidmi
profile-bots = Partie s boty
profile-counted = { $wins ->
    [one] 1 výhra
    [few] { $wins } výhry
   *[other] { $wins } výher
  } ({ $percent } %), průměrné místo { NUMBER($place) }
profile-no-games = zatím žádná dokončená
profile-met = Partie s vámi
profile-met-about = vy výš: { $ahead }, nastejno: { $level }, níž: { $behind }
profile-never-met = ještě jste se nepotkali
profile-latest = Poslední partie
profile-none = Žádné dokončené partie, které by se směly ukázat.
profile-none-own = Tady budou vaše dokončené partie.
profile-when = Konec
profile-place = Místo
profile-place-of = { $place } z { $of }
profile-points = Body
profile-left = odchod

account-done = Hotovo.
account-name = Jméno
account-name-label = Vaše jméno
account-rename = Změnit jméno
account-password = Heslo
account-password-guest = V tomto prohlížeči jste host. S heslem bude jméno vaše a přihlásíte se i jinde.
account-password-about = Nové heslo ukončí všechna ostatní přihlášení a zruší všechny tokeny.
account-password-old = Vaše heslo
account-password-new = Nové heslo
account-password-hint = Aspoň 8 znaků.
account-password-set = Nastavit heslo
account-leave = Odchod
account-leave-about = Vaše partie zůstanou. Přihlásit se můžete kdykoli znovu.
account-leave-guest = Jste host: kdo se odhlásí bez hesla, nemůže se k těmto partiím vrátit.
account-out = Odhlásit se
account-out-title = Odhlásit se bez hesla?
account-out-text = Nemáte heslo, takže k vašim partiím nevede cesta zpět. Chcete-li se vrátit, nejprve si ho nastavte.
account-everywhere = Odhlásit se všude
account-everywhere-title = Odhlásit se všude?
account-everywhere-text = Odhlásí se všechny vaše prohlížeče a programy. Bez hesla není cesty zpět.
account-delete = Smazat účet
account-delete-title = Smazat váš účet?
account-delete-text = Zapomeneme na vás nadobro. Na vašich místech dohrají boti. Nelze to vzít zpět.

token-title = Tokeny pro programy
token-about = Váš bot nebo skript jedná za vás pomocí tokenu:
token-label = K čemu je?
token-make = Vytvořit token
token-unnamed = bez názvu
token-fresh = Toto je token. Ukáže se jen teď: dobře ho uschovejte.
token-revoke = Zrušit
token-revoke-label = Zrušit { $label }

webhook-title = Upozornění na tah
webhook-about = Když jste na tahu a chvíli neodpovídáte, pošle se zpráva na tuto adresu. Přijímají se jen adresy, které povolil provozovatel.
webhook-url = Adresa
webhook-set = Posílat upozornění sem
webhook-secret = Zprávy jsou podepsány tímto tajným klíčem. Ukáže se jen teď.
webhook-secret-label = Tajný klíč upozornění
webhook-test = Poslat zkoušku
webhook-forget = Už neposílat
webhook-taken = Zkouška byla přijata.
webhook-not-taken = Zkouška nebyla přijata: { $reason }

signin-title = Přihlášení
signin-about = Ke hře účet nepotřebujete. Kdo má nastavené heslo, vrátí se tudy ke svým partiím.
signin-guest = Jste tu jako host { $name }. Když se přihlásíte pod jiným jménem, partie hosta tu zůstanou, pokud si nejprve nenastavíte heslo.
signin-name = Jméno
signin-password = Heslo
signin-do = Přihlásit se
signin-instead = Hrát bez účtu
