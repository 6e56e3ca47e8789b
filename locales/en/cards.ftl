# Action cards: the name, the special action in short as on the card, the special action in full, and a tip.
# The marks in notes and tips are those of rules.ftl.

card-intrigue = Intrigue
card-intrigue-text = Move up to 2 of your caballeros and up to 2 opposing caballeros.
card-intrigue-note = Move up to 2 of your own and up to 2 opposing caballeros.
card-intrigue-tip = Two of yours can turn 2nd place into 1st while two of an opponent’s go where they count for nothing. Look for regions where a single caballero makes the difference.

card-conspiracy = Conspiracy
card-conspiracy-text = Choose a region. Move up to 5 caballeros of any colour out of it.
card-conspiracy-note = Choose a region and move up to 5 caballeros of any colour out of it (ONE-1).
card-conspiracy-tip = It empties the one region that hurts you most. Breaking up an opponent’s lead is often worth more than building your own.

card-ambush = Ambush
card-ambush-text = Move up to 3 opposing caballeros.
card-ambush-note = Move up to 3 opposing caballeros.
card-ambush-tip = Send opposing caballeros where they only cause ties among your opponents, or to a region where their owner leads anyway.

card-march = March
card-march-text = Move up to 4 of your caballeros.
card-march-note = Move up to 4 of your own caballeros.
card-march-tip = Use it late, when you know which regions will be scored, and gather your caballeros where one more takes 1st place.

card-upheaval = Upheaval
card-upheaval-text = Move up to 4 caballeros of any colour.
card-upheaval-note = Move up to 4 caballeros of any colour.
card-upheaval-tip = Four moves of any colour are enough to turn two regions around. Count what each one pays before you touch it.

card-skirmish = Skirmish
card-skirmish-text = Move up to 3 caballeros of any colour.
card-skirmish-note = Move up to 3 caballeros of any colour.
card-skirmish-tip = Three moves, any colour. Use two to get ahead where you’re tied and the third to make two opponents tie.

card-exodus = Exodus
card-exodus-text = Choose a region. Move any number of your caballeros out of it.
card-exodus-note = Choose a region and move any number of your own caballeros out of it (ONE-1).
card-exodus-tip = Caballeros in a lost region do nothing for you. Spread them out, or throw some into the castillo, where nobody can count them.

card-militia = Militia
card-militia-text = Place up to 2 caballeros from your court in any regions but the king’s.
card-militia-note = Place up to 2 of your own caballeros from your court in any regions, both in one region or one each in two, near the king or far away. Never in the king’s region or the castillo.
card-militia-tip = It reaches regions far from the king, where nobody expects you to grow. In the last round before a scoring, it’s worth a good power card.

card-justice = Justice
card-justice-text = Score one region. It can be the king’s region.
card-justice-note = Choose a region, even the king’s region, and score it.
card-justice-tip = Score a region that pays you and nobody else. With the king and your grande both there, the bonuses make any region worth it.

card-withdrawal = Withdrawal
card-withdrawal-text = Each opponent returns 3 of their caballeros from regions and/or their court, as they choose.
card-withdrawal-note = Each opponent returns 3 of their caballeros from regions, their court or both, as they choose. The player on your left goes first.
card-withdrawal-tip = It costs each opponent 3 caballeros. It hurts most when their courts are empty.

card-civil-war = Civil War
card-civil-war-text = Each opponent secretly chooses a region where they have caballeros and returns all of theirs from it.
card-civil-war-note = Each opponent sets their disc to a region where they have at least 1 caballero. Reveal all discs; each opponent returns all their caballeros from the region shown. Opponents with no caballeros in any region aren’t affected.
card-civil-war-tip = You can’t know which regions your opponents will give up. Use it when they’ve spread out wide, so that every choice hurts.

card-assassin = Assassin
card-assassin-text = Return 1 caballero of each opponent from any regions. You choose which.
card-assassin-note = Return 1 caballero of each opponent. You choose them, from any regions (ASN-1).
card-assassin-tip = One caballero from each opponent, and you choose where: look for leads of just one.

card-levy = Levy
card-levy-text = Each opponent returns 3 caballeros from their court.
card-levy-note = Each opponent returns 3 caballeros from their court, or all of them if they have fewer.
card-levy-tip = Best when your opponents have just filled their courts, worst when they’ve just placed.

card-disbandment = Disbandment
card-disbandment-text = Each opponent returns all caballeros from their court.
card-disbandment-note = Each opponent returns all caballeros from their court.
card-disbandment-tip = A full court is a promise, and this card breaks it. Well worth the high power card it takes to get it.

card-desertion = Desertion
card-desertion-text = Each opponent secretly chooses a region where they have caballeros and returns 2 of theirs from it.
card-desertion-note = Each opponent sets their disc to a region where they have at least 1 caballero. Reveal all discs; each opponent returns 2 of their caballeros from the region shown, or 1 if that’s all they have there.
card-desertion-tip = Each opponent loses only two caballeros from one region. That’s not much, but right before a scoring it can tip several regions at once.

card-outposts = Outposts
card-outposts-text = Score all regions where 1st place is currently worth 4.
card-outposts-note = Score every region where 1st place is currently worth 4.
card-outposts-tip = Count the tiles too: the 4/0/0 tile turns even a great region into one of these.

card-fiesta = Fiesta
card-fiesta-text = Score all regions where 1st place is currently worth 5.
card-fiesta-note = Score every region where 1st place is currently worth 5.
card-fiesta-tip = The 5-regions are in the north and east. Lead two of them and the card pays like a scoring of your own.

card-revelation = Revelation
card-revelation-text = Open the castillo and score it. Everything goes back in.
card-revelation-note = Open the castillo and score it, then throw everything back in.
card-revelation-tip = Everything goes back in, so the castillo pays you now and once more in the general scoring. It also shows everyone what’s inside.

card-strongholds = Strongholds
card-strongholds-text = Score all regions where 1st place is currently worth 6 or 7.
card-strongholds-note = Score every region where 1st place is currently worth 6 or 7.
card-strongholds-tip = The big regions pay the most, and your opponents know it. Check who’s leading before you use this.

card-supremacy = Supremacy
card-supremacy-text = In every region, score 1st place only, and only where it isn’t tied.
card-supremacy-note = In every region, score 1st place only, with bonuses. Where 1st place is tied, nobody scores.
card-supremacy-tip = Only clear leads count, so 2nd places are worth nothing this time. Great if you hold many small regions alone.

card-heartland = Heartland
card-heartland-text = Score the region with the most caballeros. If several tie, score them all.
card-heartland-note = Score the region with the most caballeros of all colours combined. If several tie, score them all.
card-heartland-tip = This scores the most crowded region. If you’re 2nd there, check who’s 1st.

card-hinterland = Hinterland
card-hinterland-text = Score the region with the fewest caballeros, but at least 1. If several tie, score them all.
card-hinterland-note = Score the region with the fewest caballeros of all colours combined, but not an empty one. If several tie, score them all.
card-hinterland-tip = One lonely caballero in a forgotten region can be enough: the region is scored, and the points are all yours.

card-decree = Decree
card-decree-text = Place a scoring tile on a free score bar, or move one already on the board. Not into or out of the king’s region.
card-decree-note = Place a scoring tile from beside the board on a free score bar (the castillo’s counts too), or move one already on the board to another free score bar. Not into or out of the king’s region, and never off the board.
card-decree-tip = The low tile ruins an opponent’s best region; the high one doubles a modest region of yours. Tiles work at the castillo too.

card-empowerment = Empowerment
card-empowerment-text = Take one of your played power cards back into your hand.
card-empowerment-note = Take one of your power cards back into your hand, unseen: the one you just played or any from your discard pile. With [power-shift], you can take a modifier instead (EMP-1).
card-empowerment-tip = Take back a high card for the last rounds, when everyone else is running out. Nobody learns which card it was.

card-new-home = New Home
card-new-home-text = Move your grande to another region. Not into or out of the king’s region.
card-new-home-note = Move your grande to another region; several grandes can share one. Not into or out of the king’s region, and not into the castillo.
card-new-home-tip = Your grande pays 2 extra points whenever its region is scored and you’re 1st alone there. Move it to your safest lead, not your biggest.

card-coup = Coup
card-coup-text = Choose a region. Each opponent there secretly chooses another one and moves all their caballeros from the first to the second.
card-coup-note = Choose a region other than the king’s. Each opponent with caballeros there sets their disc to another region, again not the king’s. Reveal all discs; all those caballeros move to the regions shown. Yours stay (COU-1).
card-coup-tip = It clears everyone but you out of a region. Your opponents choose in secret, so two of them may well collide.

card-summons = Summons
card-summons-text = Take 2 caballeros from the province to your court.
card-summons-note = Take 2 of your own caballeros from the province to your court (CRT-2 applies).
card-summons-tip = Two more at court on top of what your power card brings. That way, even a high power card doesn’t leave your court empty.

card-royal-adviser = Royal Adviser
card-royal-adviser-text = Move the king to an adjacent region.
card-royal-adviser-note = Move the king to a region adjacent to where he is (RAD-1).
card-royal-adviser-tip = A small step by the king can lock a region you lead, or open one you need for your placement this very turn.

card-your-majesty = Your Majesty
card-your-majesty-text = Move the king to any other region.
card-your-majesty-note = Move the king to any other region, but not to the castillo, France or Portugal. If you skip the special action, the king stays.
card-your-majesty-tip = Place first and lock the region behind you, or move the king first and place around him: it’s up to you. No card lets you place more caballeros.

card-representation = Representation
card-representation-text = Move any number of your caballeros out of one region, or place up to 2 from your court in any regions but the king’s.
card-representation-note = Do one of two things: move any number of your own caballeros out of one region (ONE-1), or place up to 2 from your court in any regions as with [militia].
card-representation-tip = Two cards in one. Handy when you’re not sure yet whether you need reinforcements or a reshuffle.

card-veto = Veto
card-veto-text = Keep it in front of you. Once this round or next, cancel another player’s special action.
card-veto-note = Put it in front of you. Once this round or next, you can cancel a special action another player announces (VET-1); that player can still place caballeros. It’s discarded after use, or at the end of the next round at the latest.
card-veto-tip = The threat is worth as much as the veto itself. Save it for the action that would cost you the most, but don’t wait too long.

card-rivalry = Rivalry
card-rivalry-text = Everyone, you included, secretly chooses a region. Score each region that exactly one player chose.
card-rivalry-note = All players, you included, set their disc to a region. Score each region that exactly one disc shows (RIV-1).
card-rivalry-tip = A region two players choose isn’t scored. Choose one that pays only you and that nobody wants to spoil.

card-exile = Exile
card-exile-text = Move the king to France or Portugal. Caballeros are then placed in the regions bordering that country.
card-exile-note = Move the king to France or Portugal. Caballeros are then placed in the regions bordering that country (EXI-1).
card-exile-tip = Abroad, the king guards nothing, so no region is safe. Great if you still want to move, bad if you’re leading.

card-entourage = Entourage
card-entourage-text = Move the king to another region. 2 caballeros of your choice go with him.
card-entourage-note = Move the king to another region. 2 caballeros of any colour, your choice, must go with him from the region he leaves, or as many as there are (ENT-1).
card-entourage-tip = He takes 2 caballeros along: bring 2 of yours into the king’s new region, where they’re safe, or drag 2 opposing ones out of his old one.

card-country-seat = Country Seat
card-country-seat-text = Move the king to the region with the fewest caballeros, but at least 1.
card-country-seat-note = Move the king to the region with the fewest caballeros, not counting empty ones. If several tie, you choose (CSE-1).
card-country-seat-tip = He goes where hardly anyone is. Count before you take it: you can often predict where he’ll end up.

card-competition = Competition
card-competition-text = Move the king to another region. All grandes there go into the castillo.
card-competition-note = Move the king to another region and throw all grandes there into the castillo (CMP-1). No other card puts grandes into the castillo.
card-competition-tip = It strips a region of its grandes and their bonuses. Yours goes in too if it’s there.

card-revolt = Revolt
card-revolt-text = The king goes beside the castillo, which becomes the king’s region.
card-revolt-note = Put the king beside the castillo, which becomes the king’s region (RVT-1).
card-revolt-tip = Nothing goes in and nothing comes out. If you have many caballeros inside, you’ll wait longer for them; if you’re 1st alone inside, you get the king’s bonus.

card-infiltration = Infiltration
card-infiltration-text = The king stays. This turn, you can place in his region too.
card-infiltration-note = The king stays where he is. This turn, you can place in the king’s region too (INL-1).
card-infiltration-tip = The only way to place in the king’s region. A lead everyone thought was safe is suddenly open, but only to you and only now.

card-deputy = Deputy
card-deputy-text = Swap the king with any grande, if both are in regions.
card-deputy-note = Swap the king with any one grande. Both must be in regions, and not in the same one (DEP-1).
card-deputy-tip = King and grande trade places: a region can lose its bonus and its protection at the same time. It works with any player’s grande.
