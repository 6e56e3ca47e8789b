# The start page, and texts shared by all pages around the table.
start-title = El Grande – játssz most
start-lead = Uralkodj a középkori Spanyolország régiói felett. Helyezd le a caballeróidat, nyerd meg magadnak a királyt, és rejts el egy titkot a castillóban.
start-play = Azonnali játék botok ellen
start-dealing = Osztás…
start-opponents = Ellenfelek
start-level = Szint
start-guest = Vendégként játszol. Korhű nevet adunk neked; később megváltoztathatod.
start-awaited = { $count ->
    [one] Te jössz egy asztalnál
   *[other] Te jössz { $count } asztalnál
  }
start-ways = További játékmódok
start-friends = Játék barátokkal
start-friends-about = Küldj egy linket. Játsszatok élőben, vagy naponta néhány lépést.
start-screen = Közös képernyőn
start-screen-about = Adjátok körbe az eszközt; a kézben lévő lapok rejtve maradnak.
start-device = Játék ezen az eszközön
start-device-about = Botok ellen vagy közös képernyőn. Kapcsolat nélkül is működik.
start-offline = A szerver nem válaszol. Addig játszhatsz ezen az eszközön.
start-watch = Nézés és csatlakozás
start-watch-about = Nyitott asztalok és folyamatban lévő játékok.
start-best = A legjobb játékosok
start-best-about = A legmagasabb értékszámok és a saját helyezésed.
start-open-tables = Nyitott asztalok
start-watch-tables = Nézhető játékok
start-no-open = Most egyik asztal sem vár játékosokra. Nyiss egyet te!
start-no-watch = Most nincs nyilvános játék.
start-more = { $count ->
    [one] még 1
   *[other] még { $count }
  }
start-how = Így működik
start-how-1 = Licitálj a körsorrendre.
start-how-1-more = Játssz ki egy hatalomkártyát: a magassal korán kerülsz sorra, az alacsony több caballerót hoz az udvarodba.
start-how-2 = Vegyél el egy akciókártyát.
start-how-2-more = Ezzel a király közelébe helyezhetsz le caballerókat, és kapsz egy különleges akciót – az ellenfelek tologatásától egészen a király mozgatásáig.
start-how-3 = Szerezz pontokat a három pontozáson.
start-how-3-more = Minden harmadik forduló végén a régiók pontot adnak azoknak, akiknek ott a legtöbb caballerójuk van. A castillóban rejtőzők közvetlenül előtte jönnek elő.
start-rules = Szabályok példákkal és külön oldallal minden kártyához
start-programs = Programozol? A programod mindent tudhat, amit ez az oldal:
start-programs-link = az API
start-credits = Az El Grande Wolfgang Kramer és Richard Ulrich társasjátéka, kiadója a Hans im Glück. Ez egy független, nem hivatalos megvalósítás.

common-loading = Betöltés…
common-unreachable = A szerver nem válaszol. Próbáld újra egy kicsit később.
common-cancel = Mégse
common-copy = Másolás
common-copied = Másolva
share-invitation = Meghívó megosztása
share-watch = Nézői link megosztása
share-result = Eredmény megosztása
share-step = Lépés megosztása
share-copied = Link másolva
common-again = Újrapróbálás

who-open = Szabad hely
who-bot = Bot · { $level }
who-stand-in = Bot helyettesíti
