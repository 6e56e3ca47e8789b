-- Accounts: names that look alike, sessions that expire, recovery, and why a game was not rated.

-- The name as it looks, for registered users: no two may look the same. Filled in when the server starts; empty where
-- an older name looks like another one.
ALTER TABLE users ADD COLUMN name_look TEXT;
CREATE UNIQUE INDEX users_by_name_look ON users (name_look);
-- The hash of the recovery code.
ALTER TABLE users ADD COLUMN recovery TEXT;
-- The confirmed e-mail address.
ALTER TABLE users ADD COLUMN email TEXT;

-- When and from which address a session or token was last used, to the hour; nothing before the first use.
ALTER TABLE passes ADD COLUMN used BIGINT;
ALTER TABLE passes ADD COLUMN address TEXT NOT NULL DEFAULT '';

-- Codes that were sent by e-mail: to confirm the address, or to set a new password.
CREATE TABLE mail_codes (
    user_id TEXT NOT NULL,
    purpose TEXT NOT NULL,
    hash TEXT NOT NULL,
    email TEXT NOT NULL,
    expires BIGINT NOT NULL,
    PRIMARY KEY (user_id, purpose)
);

-- Why a finished game does not change ratings.
ALTER TABLE tables ADD COLUMN unrated TEXT;
ALTER TABLE results ADD COLUMN unrated TEXT;
UPDATE results SET unrated = 'bots' WHERE rated = 0;
CREATE INDEX tables_by_owner ON tables (owner);
