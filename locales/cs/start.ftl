# The first page, and what all pages around the table share.
start-title = El Grande – hrát hned
start-lead = Buďte grandem, který ovládne nejvíc regionů starého Španělska. Rozmisťujte své caballeros, našeptávejte králi a ukryjte ve věži tajemství.
start-play = Hrát hned proti botům
start-dealing = Rozdávají se karty …
start-opponents = Soupeři
start-level = Jejich úroveň
start-guest = Dostanete dobové jméno; později ho můžete změnit.
start-awaited = { $count ->
    [one] U jednoho stolu jste na tahu
   *[other] U { $count } stolů jste na tahu
  }
start-ways = Další způsoby hry
start-friends = Hra s přáteli
start-friends-about = Pošlete odkaz. Živě, nebo po tazích během dnů.
start-screen = U jedné obrazovky
start-screen-about = Zařízení koluje, karty v ruce zůstávají skryté.
start-watch = Sledovat a přidat se
start-watch-about = Volné stoly a právě hrané partie.
start-open-tables = Volné stoly
start-watch-tables = Partie ke sledování
start-no-open = Právě nikdo nečeká na hráče. Otevřete stůl sami!
start-no-watch = Právě se nehraje žádná veřejná partie.
start-more = { $count ->
    [one] ještě 1 další
    [few] ještě { $count } další
   *[other] ještě { $count } dalších
  }
start-how = Jak se hraje
start-how-1 = Vyneste kartu o pořadí.
start-how-1-more = Vysoká silová karta vám dá tah dřív, nízká přivede ke dvoru víc caballeros.
start-how-2 = Vezměte si akční kartu.
start-how-2-more = Udává, kolik caballeros smíte umístit vedle krále, a nabízí zvláštní akci – od přemístění cizích až po přemístění samotného krále.
start-how-3 = Třikrát bodujte.
start-how-3-more = Po 3., 6. a 9. kole dává každý region body těm, kdo v něm mají nejvíc caballeros. Těsně předtím vyjde ven, co bylo ukryto ve věži.
start-rules = Přečtěte si pravidla s příklady a stránkou pro každou kartu
start-programs = Píšete programy? Co umí tato stránka, umí i ty vaše:
start-programs-link = API
start-credits = El Grande je desková hra Wolfganga Kramera a Richarda Ulricha, kterou vydal Hans im Glück. Toto je nezávislé, neoficiální zpracování.

around-loading = Okamžik …
around-unreachable = Server neodpovídá. Zkuste to za chvíli znovu.
around-cancel = Zrušit
around-copy = Kopírovat
around-copied = Zkopírováno
around-again = Zkusit znovu

who-open = Volné místo
who-bot = Bot · { $level }
who-stand-in = Zastupuje bot
