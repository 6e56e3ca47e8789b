# The start page, and texts shared by all pages around the table.
start-title = El Grande – zahrajte si hned
start-lead = Ovládněte regiony středověkého Španělska. Rozmisťujte své caballeros, získejte si přízeň krále a ukryjte ve věži tajemství.
start-play = Hrát hned proti botům
start-dealing = Rozdávání karet…
start-opponents = Soupeři
start-level = Úroveň
start-guest = Hrajete jako host. Dáme vám příhodné jméno; později si ho můžete změnit.
start-awaited = { $count ->
    [one] U jednoho stolu jste na tahu
   *[other] U { $count } stolů jste na tahu
  }
start-ways = Další způsoby hry
start-friends = Hrát s přáteli
start-friends-about = Pošlete odkaz. Hrajte živě, nebo pár tahů denně.
start-screen = U jedné obrazovky
start-screen-about = Zařízení si předáváte. Karty v ruce zůstanou skryté.
start-device = Hrát na tomto zařízení
start-device-about = Proti botům nebo u jedné obrazovky. Funguje i bez připojení.
start-offline = Server neodpovídá. Zatím můžete hrát na tomto zařízení.
start-watch = Sledovat a přidat se
start-watch-about = Volné stoly a rozehrané partie.
start-best = Nejlepší hráči
start-best-about = Nejvyšší hodnocení a vaše pořadí.
start-open-tables = Volné stoly
start-watch-tables = Partie ke sledování
start-no-open = Žádný stůl právě nečeká na hráče. Otevřete vlastní!
start-no-watch = Právě se nehraje žádná veřejná partie.
start-more = { $count ->
    [one] ještě 1 další
    [few] ještě { $count } další
   *[other] ještě { $count } dalších
  }
start-how = Jak se hraje
start-how-1 = Soupeřte o pořadí.
start-how-1-more = Vyneste silovou kartu: s vysokou hrajete dřív, nízká přivede k vašemu dvoru víc caballeros.
start-how-2 = Vezměte si akční kartu.
start-how-2-more = Dovolí vám umístit caballeros v okolí krále a nabídne zvláštní akci – od přesouvání soupeřů až po přemístění samotného krále.
start-how-3 = Bodujte třikrát.
start-how-3-more = Po 3., 6. a 9. kole dává každý region body hráčům, kteří v něm mají nejvíc caballeros. Těsně předtím vyjdou ven ti, kdo se ukrývali ve věži.
start-rules = Přečtěte si pravidla s příklady a stránkou ke každé kartě
start-programs = Programujete? Vaše programy umějí všechno, co tato stránka:
start-programs-link = API
start-credits = El Grande je desková hra Wolfganga Kramera a Richarda Ulricha, kterou vydal Hans im Glück. Toto je nezávislé, neoficiální zpracování.

common-loading = Načítání…
common-unreachable = Server neodpovídá. Zkuste to za chvíli znovu.
common-cancel = Zrušit
common-copy = Kopírovat
common-copied = Zkopírováno
share-invitation = Sdílet pozvánku
share-watch = Sdílet odkaz pro diváky
share-result = Sdílet výsledek
share-step = Sdílet tento krok
share-copied = Odkaz zkopírován
common-again = Zkusit znovu

who-open = Volné místo
who-bot = Bot · { $level }
who-stand-in = Zastupuje bot
