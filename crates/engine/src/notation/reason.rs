//! Why a position is refused.

use crate::card::Card;
use crate::player::Player;
use crate::power::Modifier;
use crate::reason::{Located, reasons};
use crate::variants::BadVariants;
use crate::words::UnknownWord;

/// Why a text is refused as a position, and on which line; no line where the position as a whole is at fault.
pub type BadPosition = Located<PositionReason>;

reasons! {
    /// Why a text is refused as a position.
    pub enum PositionReason {
        TooLong { most: usize } = "reason-position-too-long", "a position has at most {most} bytes";
        NothingToDecide
            = "reason-position-idle", "the next step leaves nothing to decide; what it needs is missing";
        NobodyToAct
            = "reason-position-nobody",
            "nobody is to act; add \"red to choose\", \"todo play red\" or \"over\"";

        UnknownClause { found: String, first: &'static str, others: &'static str }
            = "reason-position-no-clause",
            "unknown clause \"{found}\"; expected one of: {first}, a region, {others}, or PLAYER to …";
        ClauseTwice { found: &'static str } = "reason-position-said-twice", "\"{found}\" appears twice";
        Number { found: String } = "reason-position-no-number", "\"{found}\" is not a number that fits here";
        Pair { found: String } = "reason-position-no-pair", "\"{found}\" has no value after it";
        NotAPlayer { found: String } = "reason-position-no-player", "unknown player \"{found}\"";
        UnknownStack { found: String } = "reason-position-no-stack", "this game has no stack \"{found}\"";
        PlayerExpected = "reason-position-player-wanted", "expected a player";
        StackExpected = "reason-position-stack-wanted", "expected a stack";
        OneWord { found: usize } = "reason-position-one-word", "expected one word, found {found}";
        StackWords { wanted: usize, found: usize }
            = "reason-position-stack-words", "cards of the stack: found {found}, expected {wanted}";
        PowerWords { found: usize }
            = "reason-position-power-words", "power cards: found {found}, expected 13";
        RegionWords { found: usize } = "reason-position-region-words", "regions: found {found}, expected 18";

        UnknownStep { found: String, known: &'static str }
            = "reason-position-no-step", "unknown step \"{found}\"; expected one of: {known}";
        StepNumber { found: String }
            = "reason-position-step-number", "\"{found}\" is not a number from 0 to 99";
        TooManySteps = "reason-position-steps", "at most four steps can follow each other";
        Cause { found: String }
            = "reason-position-by", "unexpected \"{found}\"; expected \"by ability\" or \"by card\"";
        Use
            = "reason-position-use",
            "after \"use\" expected \"special placement\", \"special\" or \"placement\"";
        Move { found: String }
            = "reason-position-move",
            "unexpected \"{found}\"; expected something like \"2 own\" or \"from toledo\"";
        MoveAlone { found: String }
            = "reason-position-move-alone", "unexpected \"{found}\" at the end of a move";
        Arrived
            = "reason-position-arrived",
            "after \"arrived\" expected up to five pairs of a player and a region";
        DiscsFor
            = "reason-position-discs-for",
            "after \"discs …\" expected \"for scoring\", \"for return N\", \"for scatter REGION\" or \"for score-once\"";
        KingTo { found: String }
            = "reason-position-king-to",
            "unknown destination of the king \"{found}\"; expected one of: any, adjacent, fewest, abroad";

        NotPlaying { player: Player } ["SET-1"]
            = "reason-position-not-playing", "{player} does not take part";
        NoSeat { player: Player } ["SET-1, DUM-1"] = "reason-position-no-seat", "{player} has no seat";
        Caballeros { player: Player, found: u16 } ["SET-4"]
            = "reason-position-caballeros", "caballeros of {player}: found {found}, expected at most 30";
        Score { player: Player } = "reason-position-score", "the score of {player} is too high";
        Start { player: Player } ["DUM-4"] = "reason-position-start", "{player} cannot hold the start marker";
        Tiles ["SCO-6"] = "reason-position-tiles", "a score bar can hold only one tile";
        TwoVetoes ["ALT-1"] = "reason-position-two-vetoes", "there are only two vetoes";
        NoVetoes ["ALT-1"] = "reason-position-no-vetoes", "this game does not have that many vetoes";
        Veto ["VET-3"]
            = "reason-position-veto", "a veto must belong to a seat and last until the end of this round (1) or the next (2)";
        Regency ["REG-1"] = "reason-position-regency", "only New Regency moves the king or a grande there";

        Round { found: u8 } ["RND-1"] = "reason-position-rounds", "round: found {found}, expected 1 to 9";
        SkippedRound { round: u8 } ["SHT-1"] = "reason-position-short", "the short game skips round {round}";
        OwnTurn = "reason-position-own-turn", "the player whose turn it is cannot be waiting";
        StrangerWaits = "reason-position-stranger-waits", "a player who does not take part is waiting";
        Waits ["POW-3"] = "reason-position-waits", "a waiting player must have played a power card";
        ValueTwice ["POW-2"] = "reason-position-value-twice", "a value cannot be played twice in a round";
        Offers { most: usize } = "reason-position-offers", "face-up cards: expected at most {most}";
        Absent { card: Card } ["REG-1"] = "reason-position-absent", "{card} is not part of this game";
        OfferTwice = "reason-position-offer-twice", "a card is face up twice";
        StrangerTook = "reason-position-stranger-took", "a card is taken by a player who does not take part";
        CardsLeft { needed: usize, free: usize } ["ACT-1"]
            = "reason-position-cards-left", "cards left to take: found {free}, expected at least {needed}";

        Hand { player: Player, found: usize, round: u8, needed: usize } ["POW-5"]
            = "reason-position-hand",
            "power cards of {player}: found {found}, expected at least {needed} from round {round} on";
        Modifiers { player: Player, found: u16 } ["PSH-1"]
            = "reason-position-modifiers", "modifiers of {player}: found {found}, expected at most 3";
        ManyModifiers ["PSH-1"] = "reason-position-many-modifiers", "too many modifiers";
        PowerShift ["PSH-1"] = "reason-position-power-shift", "modifiers need the variant power-shift";
        ModifierCopies { modifier: Modifier, copies: u16 }
            = "reason-position-modifier-copies", "there are only {copies} modifiers {modifier}";
        Copies { card: Card, found: usize, most: usize }
            = "reason-position-copies",
            "copies of {card} in the stacks: found {found}, expected at most {most}";
        Alternatives { card: Card, wanted: usize } ["ALT-1"]
            = "reason-position-alternatives", "copies of {card} in the stacks: expected {wanted}";
        StackMixed { stack: &'static str, found: usize, from: u8, wanted: usize } ["SET-2"]
            = "reason-position-stack-mixed",
            "cards from stack {from} in stack {stack}: found {found}, expected {wanted}";

        DrawnAlone = "reason-position-drawn-alone", "region cards are drawn only with two players";
        DrawnTwice ["DUM-3"]
            = "reason-position-drawn-twice", "a region card cannot be drawn twice between two scorings";
        DrawnMany ["DUM-3"] = "reason-position-drawn-many", "too many region cards are drawn";
        DummyPowers ["DUM-1"] = "reason-position-dummy-powers", "the dummy must have each power card once";

        Over ["FIN-1"] = "reason-position-over", "nobody acts after the end of the game";
        NoTurns { player: Player } ["DUM-5"] = "reason-position-no-turns", "{player} takes no turns";
        OneThing = "reason-position-one-thing", "outside a turn there is only one step at a time";
        Whose { found: String }
            = "reason-position-whose", "\"{found}\" is a step of a turn; say whose turn it is";
        NotThere { found: String }
            = "reason-position-not-there", "\"{found}\" is not possible there in this position";
        Chosen = "reason-position-chosen", "a card is chosen only during a turn";
        NobodyWaits = "reason-position-nobody-waits", "nobody waits between turns";
        NotNext { player: Player } ["POW-1"]
            = "reason-position-not-next", "{player} is not the next to play a power card";
        PassFirst ["PSH-1"]
            = "reason-position-pass-first", "modifiers are passed only before the first round";
        PassAll ["PSH-1"]
            = "reason-position-pass-all", "every seat must have chosen a modifier or be asked for one";
        PassOwn ["PSH-1"] = "reason-position-pass-own", "every player must pass a modifier of their own";
        DiscsSet ["DSC-2"]
            = "reason-position-discs-set", "discs can be set only while other players still have to set theirs";
        DiscsAll ["SCO-1"]
            = "reason-position-discs-all", "every seat must have set a disc or be asked for one";
        DiscsNone ["RVT-1"]
            = "reason-position-discs-none", "no discs are set while the king is at the castillo";
        NoScoring { round: u8 } ["END-3"]
            = "reason-position-no-scoring", "there is no scoring after round {round}";
        PutAway ["END-4"] = "reason-position-put-away", "played power cards must be put away first";
        ..UnknownWord;
        ..BadVariants;
    }
}
