# The names of the rules, shown beside their IDs.

rule-name-set-1 = Players and board sides
rule-name-set-2 = The five stacks
rule-name-set-3 = Starting score and tiles
rule-name-set-4 = What you get
rule-name-set-5 = Where king and grandes start
rule-name-set-6 = Your first court
rule-name-set-7 = Who starts with the start marker
rule-name-inf-1 = What’s public, what’s secret

rule-name-rnd-1 = The phases of a round
rule-name-rev-1 = New action cards

rule-name-pow-1 = Playing a power card
rule-name-pow-2 = No value twice
rule-name-pow-3 = Turn order
rule-name-pow-4 = Played power cards are gone
rule-name-pow-5 = You can always play one

rule-name-trn-1 = The steps of a turn
rule-name-crt-1 = Caballeros to court
rule-name-crt-2 = When the province is empty

rule-name-act-1 = Take an action card
rule-name-act-2 = Two halves in either order
rule-name-act-3 = What you start, you finish
rule-name-act-4 = Where used cards go
rule-name-act-5 = “Up to” can be none
rule-name-act-6 = What must happen

rule-name-plc-1 = How many you can place
rule-name-plc-2 = Where you can place
rule-name-plc-3 = Splitting, and the castillo
rule-name-plc-4 = Abroad is for the king
rule-name-plc-5 = If the king has just moved

rule-name-cas-1 = The castillo isn’t a region
rule-name-cas-2 = Into the castillo, not out
rule-name-cas-3 = How many go in is public
rule-name-cas-4 = When it’s opened

rule-name-tab-1 = Nothing enters or leaves

rule-name-end-1 = Cards nobody took
rule-name-end-2 = Who takes the start marker
rule-name-end-3 = When a scoring is due
rule-name-end-4 = End of round in detail

rule-name-sco-1 = The steps of a general scoring
rule-name-sco-2 = A disc on the king’s region
rule-name-sco-3 = How places are ranked
rule-name-sco-4 = Ties
rule-name-sco-5 = King’s bonus and grande bonus
rule-name-sco-6 = Scoring tiles
rule-name-sco-7 = No 3rd place with 2–3 players
rule-name-sco-8 = You never lose points
rule-name-fin-1 = End of the game and winner

rule-name-mov-1 = Moving caballeros
rule-name-mov-2 = Whose caballeros you move
rule-name-mov-3 = Where moving is impossible
rule-name-ret-1 = Returning caballeros
rule-name-ret-2 = Who returns first
rule-name-ret-3 = Returning happens openly
rule-name-scr-1 = Scoring a region with a card
rule-name-scr-2 = Scoring several regions
rule-name-dsc-1 = Discs are set in secret
rule-name-dsc-2 = What a disc can show

rule-name-sht-1 = Six rounds
rule-name-sht-2 = What the round numbers mean

rule-name-dum-1 = The dummy joins
rule-name-dum-2 = Four stacks
rule-name-dum-3 = Where its caballeros go
rule-name-dum-4 = Its power card
rule-name-dum-5 = Its turn
rule-name-dum-6 = Cards against the dummy
rule-name-dum-7 = Its supply
rule-name-dum-8 = The dummy in a scoring
rule-name-dum-9 = How a round starts
rule-name-dum-10 = When its supply runs low

rule-name-thr-1 = Three players

rule-name-alt-1 = Adding alternatives
rule-name-alt-2 = Swap first, then merge

rule-name-reg-1 = A new stack 5

rule-name-psh-1 = Dealing and passing modifiers
rule-name-psh-2 = Adding a modifier
rule-name-psh-3 = Using its ability
rule-name-psh-4 = Discarding a modifier
rule-name-psh-5 = Abilities and an empty province
rule-name-var-1 = Combining variants

rule-name-emp-1 = { card-empowerment }
rule-name-rvt-1 = { card-revolt }
rule-name-exi-1 = { card-exile }
rule-name-ent-1 = { card-entourage }
rule-name-cse-1 = { card-country-seat }
rule-name-cmp-1 = { card-competition }
rule-name-grc-1 = A grande in the castillo
rule-name-inl-1 = { card-infiltration }
rule-name-dep-1 = { card-deputy }
rule-name-rad-1 = { card-royal-adviser }
rule-name-one-1 = Choosing the one region
rule-name-cou-1 = { card-coup }
rule-name-asn-1 = { card-assassin }
rule-name-riv-1 = { card-rivalry }
rule-name-vet-1 = Announcing before a veto
rule-name-vet-2 = After a veto
rule-name-vet-3 = How long a veto lasts
rule-name-vet-4 = What a veto cancels

rule-name-d-1 = Discs and the king’s region
rule-name-d-2 = No caballero moves twice
rule-name-d-3 = A move must go elsewhere
rule-name-d-4 = The dummy in the castillo
rule-name-d-5 = A grande stays inside
rule-name-d-6 = { card-country-seat }
rule-name-d-7 = { card-entourage }
rule-name-d-8 = { card-deputy }
rule-name-d-9 = The king moves to any region
rule-name-d-10 = Choosing an empty region
rule-name-d-11 = Start marker with Power Shift
rule-name-d-12 = { card-exile }
rule-name-d-13 = Cards against opponents only
rule-name-d-14 = { card-assassin }
rule-name-d-15 = Cards that skip the dummy
rule-name-d-16 = Cards that count all regions
rule-name-d-17 = Ties for 2nd with 2–3 players
rule-name-d-18 = Memory aid
rule-name-d-19 = Special actions without effect
rule-name-d-20 = A player leaves
rule-name-d-21 = A veto doesn’t affect placement
rule-name-d-22 = When an ability is used
rule-name-d-23 = { card-empowerment }
rule-name-d-24 = A tile never covers a tile
rule-name-d-25 = Moving dummy caballeros
rule-name-d-26 = When cards are discarded
