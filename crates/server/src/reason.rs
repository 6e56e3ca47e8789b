//! Why a table, a webhook address or a password is refused.

use engine::reasons;

reasons! {
    /// Why a table is refused.
    pub enum TableReason {
        RecordSeats { players: u8 }
            = "reason-record-seats", "this game has {players} seats; each is for \"me\" or a bot";
        RecordVariants = "reason-record-variants", "a record has its own variants; leave \"variants\" out";
        RecordPace = "reason-record-pace", "a game from a record has no clock; leave \"pace\" out";
        Seat { found: String, known: String }
            = "reason-seat",
            "unknown seat \"{found}\"; expected \"me\", \"open\" or the level of a bot: {known}";
        Pace
            = "reason-pace",
            "a bank has 10 to 86400 seconds, an increment at most 3600, a turn 1 to 720 hours";
        EditionsFull = "reason-editions-full", "this server accepts no more editions";
        EditionElsewhere { name: String, found: String, known: String }
            = "reason-edition-elsewhere",
            "the game was played with edition {name}, fingerprint {found}, not with {known}; add the text of that edition, which the server it was played on serves at /api/editions/EDITION/text";
    }
}

reasons! {
    /// Why notifications are not sent to an address, or were not delivered there.
    pub enum WebhookReason {
        NoAlerts = "reason-no-alerts", "this server sends no notifications";
        Elsewhere { known: String }
            = "reason-alerts-elsewhere", "this server sends notifications only to {known}";
        NotAllowed = "reason-not-sent-there", "this server does not send notifications to this address";
        NoTopic = "reason-no-topic", "the address must look like https://ntfy.sh/TOPIC";
        NoRoom = "reason-no-room", "the address must look like https://HOMESERVER/!ROOM:SERVER";
        NoToken = "reason-no-token", "this format needs an access token";
        TooLong { most: usize } = "reason-address-long", "an address has at most {most} characters";
        Status { status: u16 } = "reason-answered", "the address answered with status {status}";
        Timeout = "reason-no-answer-yet", "the address did not answer in time";
        Unreachable = "reason-out-of-touch", "the address cannot be reached";
    }
}

reasons! {
    /// Why a password is refused.
    pub enum PasswordReason {
        Length = "reason-password-length", "it must have 8 to 200 characters";
        Common = "reason-password-common", "it is too easy to guess; choose another one";
    }
}
