-- From which addresses the players of a running game have played it, for the rule that people at one address do not change
-- each other's ratings. Deleted when the game ends.
CREATE TABLE game_addresses (
    table_id TEXT NOT NULL,
    user_id TEXT NOT NULL,
    address TEXT NOT NULL,
    PRIMARY KEY (table_id, user_id, address)
);
CREATE INDEX game_addresses_by_user ON game_addresses (user_id);
CREATE INDEX passes_by_use ON passes (kind, used);
CREATE INDEX mail_codes_by_expiry ON mail_codes (expires);

-- When a server last ran: one row. Time in which no server ran does not count for the players' clocks.
CREATE TABLE last_run (
    id BIGINT PRIMARY KEY,
    at BIGINT NOT NULL
);
