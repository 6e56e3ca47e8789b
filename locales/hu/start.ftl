# The first page, and what all pages around the table share.
start-title = El Grande – játssz most
start-lead = Légy te a grande, aki a legtöbb régiót tartja a régi Spanyolországban. Helyezd le a caballeróidat, férkőzz a király bizalmába, és rejts el egy titkot a castillóban.
start-play = Játék botok ellen
start-dealing = Osztjuk a kártyákat…
start-opponents = Ellenfelek
start-level = Szintjük
start-guest = Korabeli nevet kapsz; később megváltoztathatod.
start-awaited = { $count ->
    [one] Te jössz egy asztalnál
   *[other] Te jössz { $count } asztalnál
  }
start-ways = Így is játszhatsz
start-friends = Barátokkal
start-friends-about = Küldj egy linket. Élőben, vagy napokon át, egy-egy lépéssel.
start-screen = Egy képernyőnél
start-screen-about = Adjátok körbe az eszközt; a kézben lévő lapok rejtve maradnak.
start-watch = Nézés és csatlakozás
start-watch-about = Nyitott asztalok és most folyó játékok.
start-open-tables = Nyitott asztalok
start-watch-tables = Nézhető játékok
start-no-open = Most senki sem vár játékosokra. Nyiss te egy asztalt!
start-no-watch = Most nem folyik nyilvános játék.
start-more = { $count ->
    [one] még egy
   *[other] még { $count }
  }
start-how = Így működik
start-how-1 = Licitálj a körödre.
start-how-1-more = Játssz ki egy hatalomkártyát: a magassal korán kerülsz sorra, az alacsony több caballerót hoz az udvarodba.
start-how-2 = Vegyél el egy akciókártyát.
start-how-2-more = Megmutatja, hány caballerót helyezhetsz le a király szomszédságába, és különleges akciót ad – mások tologatásától egészen a király mozgatásáig.
start-how-3 = Háromszor pontoztok.
start-how-3-more = A 3., a 6. és a 9. forduló után minden régió pontot ad azoknak, akiknek ott a legtöbb caballerójuk van. Ami a castillóban rejtőzött, közvetlenül előtte kerül elő.
start-rules = A szabályok, példákkal és külön oldallal minden kártyához
start-programs = Programokat írsz? Amit ez az oldal tud, azt a tiéd is tudhatja:
start-programs-link = az API
start-credits = Az El Grande Wolfgang Kramer és Richard Ulrich társasjátéka, kiadója a Hans im Glück. Ez egy független, nem hivatalos változat.

around-loading = Egy pillanat…
around-unreachable = A szerver nem válaszol. Próbáld újra kicsit később.
around-cancel = Mégse
around-copy = Másolás
around-copied = Másolva
around-again = Újra

who-open = Szabad hely
who-bot = Bot · { $level }
who-stand-in = Bot játszik helyette
