# Player profiles and one’s own account.
profile-guest = Host
profile-member = Hráč
profile-since = hraje od { $when }
profile-figures = Statistika
profile-rating = Hodnocení
profile-rating-about = ± { NUMBER($uncertainty) }, { $games ->
    [one] 1 hodnocená partie
    [few] { $games } hodnocené partie
   *[other] { $games } hodnocených partií
  }
profile-no-rating = Zatím žádné hodnocené partie. Počítají se jen partie mezi hráči s účtem.
profile-people = Partie s lidmi
profile-bots = Partie s boty
profile-counted = { $wins ->
    [one] 1 výhra
    [few] { $wins } výhry
   *[other] { $wins } výher
  } ({ $percent } %), průměrné místo { NUMBER($place) }
profile-no-games = zatím žádná dokončená
profile-met = Partie s vámi
profile-met-about = skončili jste { $ahead }× výš, { $level }× nastejno, { $behind }× níž
profile-never-met = ještě jste spolu nehráli
profile-latest = Poslední partie
profile-none = Žádné dokončené partie k zobrazení.
profile-none-own = Tady se objeví vaše dokončené partie.
profile-when = Konec
profile-place = Místo
profile-place-of = { $place }. { $of ->
    [few] ze
   *[other] z
  } { $of }
profile-points = Body
profile-left = nedohráno

account-done = Hotovo.
account-name = Jméno
account-name-label = Vaše jméno
account-rename = Změnit jméno
account-password = Heslo
account-password-guest = V tomto prohlížeči hrajete jako host. S heslem si jméno ponecháte a přihlásíte se i na jiných zařízeních.
account-password-about = Změna hesla vás všude jinde odhlásí a zruší všechny tokeny.
account-password-old = Současné heslo
account-password-new = Nové heslo
account-password-hint = Aspoň 8 znaků.
account-password-set = Nastavit heslo
account-leave = Odhlášení
account-leave-about = Vaše partie zůstanou uložené. Kdykoli se můžete znovu přihlásit.
account-leave-guest = Jste host. Když se odhlásíte bez hesla, k těmto partiím se už nevrátíte.
account-out = Odhlásit se
account-out-title = Odhlásit se bez hesla?
account-out-text = Nemáte heslo, takže se ke svým partiím už nedostanete. Chcete-li se vrátit, nejprve si ho nastavte.
account-everywhere = Odhlásit se všude
account-everywhere-title = Odhlásit se všude?
account-everywhere-text = Odhlásíte se ve všech prohlížečích a aplikacích. Bez hesla se už nepřihlásíte.
account-delete = Smazat účet
account-delete-title = Smazat účet?
account-delete-text = Účet, jméno i vaše zprávy v chatu budou natrvalo smazány a vaše místa převezmou boti. Nelze to vzít zpět.

token-title = Tokeny API
token-about = Boti a skripty mohou s tokenem jednat za vás:
token-label = K čemu slouží?
token-make = Vytvořit token
token-unnamed = bez názvu
token-fresh = Tady je váš token. Zkopírujte si ho teď, znovu se nezobrazí.
token-revoke = Zrušit
token-revoke-label = Zrušit: { $label }

notify-title = Oznámení
notify-about = Můžeme vám oznamovat, co se ve vašich partiích děje, i když je tato stránka zavřená.
notify-turn = Když jsem na tahu
notify-invitation = Když mě někdo pozve k odvetě
notify-result = Když moje partie skončí
notify-on = Zapnout v tomto prohlížeči
notify-off = Vypnout v tomto prohlížeči
notify-devices = Prohlížeče, které dostávají oznámení
notify-remove = Odebrat
notify-remove-label = Odebrat: { $label }
notify-unsupported = Tento prohlížeč nemůže dostávat oznámení, když je stránka zavřená. Na iPhonu nebo iPadu si stránku nejdřív přidejte na plochu.
notify-email = Také e-mailem na { $email }
notify-quiet = Doba klidu
notify-quiet-about = Počkáme, až skončí. Pokud do té doby odehrajete, nic nepošleme.
notify-quiet-from = Od
notify-quiet-to = Do
notify-tested = Zkušební zpráva byla odeslána, měla by hned dorazit.
notify-test-failed = Zkušební zprávu se nepodařilo poslat všude. Vypněte a znovu zapněte oznámení v tomto prohlížeči.

webhook-title = Zprávy do jiných služeb
webhook-about = Oznámení pošleme i na tuto adresu: do kanálu na Discordu, Slacku, ntfy či Matrixu, nebo do programu. Server povoluje jen některé adresy.
webhook-format = Formát
webhook-format-json = Podepsaný JSON, pro programy
webhook-token = Přístupový token
webhook-url = Adresa
webhook-set = Zapnout oznámení
webhook-secret = Zprávy podepisujeme tímto tajným klíčem. Zkopírujte si ho teď, znovu se nezobrazí.
webhook-secret-label = Tajný klíč pro podpis
webhook-test = Poslat zkušební zprávu
webhook-forget = Vypnout oznámení
webhook-taken = Zkušební zpráva byla doručena.
webhook-not-taken = Zkušební zpráva nebyla doručena: { $reason }

signin-title = Přihlášení
signin-mode = Přihlášení nebo nový účet
signin-about = Ke hře účet nepotřebujete. Pokud máte nastavené heslo, přihlaste se tu a vraťte se ke svým partiím.
signin-guest = Hrajete jako host { $name }. Když se přihlásíte k jinému účtu, o partie hosta přijdete, pokud si předtím nenastavíte heslo.
signin-name = Jméno
signin-password = Heslo
signin-do = Přihlásit se
signin-instead = Hrát jako host

profile-provisional = předběžné

session-title = Relace
session-about = Kde všude jste přihlášeni. Relaci, kterou nepoznáváte, ukončete.
session-current = tento prohlížeč
session-used = naposledy použito { $when }
session-unknown = Neznámý prohlížeč
session-end = Ukončit relaci
session-end-label = Ukončit relaci: { $label }

recovery-title = Obnovení účtu
recovery-has-code = Máte obnovovací kód.
recovery-no-code = Nemáte obnovovací kód. Vytvořte si ho pro případ, že zapomenete heslo.
recovery-new = Nový obnovovací kód
recovery-email-about = E-mailová adresa slouží jen k zaslání kódu, když zapomenete heslo, a oznámení, pokud si je zapnete.
recovery-email = E-mailová adresa
recovery-email-set = Poslat potvrzovací kód
recovery-email-sent = Na adresu { $email } jsme poslali kód. Zadejte ho sem.
recovery-email-code = Kód z e-mailu
recovery-email-confirm = Potvrdit adresu
recovery-email-forget = Odebrat adresu

export-title = Vaše data
export-about = Vše, co o vás server ukládá, v jednom souboru.
export-do = Stáhnout data

code-title = Váš obnovovací kód
code-about = Když zapomenete heslo, nastavíte si s tímto kódem nové. Platí jen jednou. Uložte si ho teď, znovu se nezobrazí.
code-download = Stáhnout
code-saved = Mám ho uložený

signup-title = Nový účet
signup-about = Jméno bude jen vaše, partie se budou hodnotit a přihlásíte se na každém zařízení.
signup-guest = Partie, které jste hráli jako host { $name }, zůstanou u vašeho účtu.
signup-do = Vytvořit účet

signin-forgot = Zapomněli jste heslo?
recover-title = Zapomněli jste heslo?
recover-about = Zadejte jméno, kód a nové heslo. Všude jinde budete odhlášeni.
recover-code = Obnovovací kód
recover-code-hint = Ten, který jste si uložili, nebo ten, který jsme vám poslali e-mailem.
recover-do = Nastavit nové heslo
recover-mail-about = Pokud máte u účtu e-mailovou adresu, můžeme vám poslat kód.
recover-mail = Poslat kód e-mailem
recover-mail-sent = Pokud tento účet má e-mailovou adresu, kód je na cestě.

leaderboard-title = Nejlepší hráči
leaderboard-about = Počítají se jen hodnocené partie mezi hráči s účtem. O pořadí rozhoduje opatrný odhad: hodnocení minus trojnásobek jeho nejistoty.
leaderboard-name = Jméno
leaderboard-least = Odhad
leaderboard-games = Hodnocené partie
leaderboard-nobody = Nikdo zatím neodehrál dost hodnocených partií.
leaderboard-more = Další hráči
leaderboard-own = Jste na { $place }. místě.
leaderboard-own-missing = { $games ->
    [one] Ještě 1 hodnocená partie a budete v žebříčku.
    [few] Ještě { $games } hodnocené partie a budete v žebříčku.
   *[other] Ještě { $games } hodnocených partií a budete v žebříčku.
  }
leaderboard-own-behind = Mezi prvními { $length } zatím nejste.
