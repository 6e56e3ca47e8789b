//! The effects of action cards, in a small vocabulary. What remains to be done of one is a `Step`.

/// As many as there are: no count of caballeros reaches it.
pub const ALL: u8 = 99;

/// One thing a special action does. A card is a list of them, done one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Move up to this many caballeros between regions or into the castillo (MOV-1).
    Move {
        /// How many of the acting player's own.
        own: u8,
        /// How many of opponents.
        opposing: u8,
        /// How many of any colour.
        any: u8,
        /// Where they may come from.
        from: MoveOrigin,
    },
    /// Place up to this many from court in any open regions, not the castillo.
    PlaceFromCourt(u8),
    /// Score regions or the castillo (SCR-1).
    Score(Scored),
    /// Caballeros go back to the province (RET-1).
    Return(Returned),
    /// Players set their discs, all reveal, then this happens (DSC-1).
    Discs(Discs),
    /// Move the king; this many caballeros of the place he leaves go along (ENT-1).
    MoveKing {
        /// Where to.
        to: KingTo,
        /// How many go with him.
        along: u8,
    },
    /// Place or move one scoring tile.
    MoveTile,
    /// Move the player's own grande to another region.
    MoveGrande,
    /// Take one played power card or modifier back (EMP-1).
    RecallPower,
    /// Take this many from the province to court (CRT-2).
    Recruit(u8),
    /// Every grande in the king's region goes into the castillo (CMP-1).
    LockUpGrandes,
    /// The king and a grande change places (DEP-1).
    SwapKingWithGrande,
    /// The player's placement of this turn may also go into the king's region (INL-1).
    Infiltrate,
    /// The player keeps the card and may cancel one special action later (VET-1).
    Veto,
    /// The acting player chooses one of these.
    OneOf(&'static [Effect]),
}

/// Where a move may begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveOrigin {
    /// Any open regions.
    Anywhere,
    /// One region that the acting player names first (ONE-1).
    OneRegion,
}

/// What is scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scored {
    /// One region of the acting player's choice, the king's too.
    Chosen,
    /// Every region whose current first value is between these.
    FirstValue(u8, u8),
    /// The castillo; everything goes back in.
    Castillo,
    /// Every region, but only a sole first place.
    SoleFirst,
    /// The region with the most caballeros, ties all.
    Most,
    /// The region with the fewest but at least one, ties all.
    Fewest,
}

/// Who returns what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Returned {
    /// Each opponent this many, own choice from regions and court (RET-2).
    OwnChoice(u8),
    /// Each opponent this many from court.
    FromCourt(u8),
    /// One of each opponent, chosen by the acting player (ASN-1).
    OneOfEach,
}

/// What happens after the discs are turned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Discs {
    /// Each opponent returns up to this many from the region on that opponent's disc.
    Return(u8),
    /// Opponents leave a named region for the one on their discs (COU-1).
    Scatter,
    /// Every player sets; each region chosen exactly once is scored (RIV-1).
    ScoreOnce,
}

/// Where the king may go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KingTo {
    /// Any other region (D-9).
    AnyRegion,
    /// A region adjacent to where he is (RAD-1).
    Adjacent,
    /// The region with the fewest caballeros (CSE-1).
    Fewest,
    /// France or Portugal (EXI-1).
    Abroad,
    /// Beside the castillo (RVT-1).
    Castillo,
}
