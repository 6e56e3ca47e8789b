-- What came of each game that counts, for each person at it; and alerts that wait to be sent.

CREATE TABLE results (
    table_id TEXT NOT NULL,
    user_id TEXT NOT NULL,
    ended BIGINT NOT NULL,
    seats BIGINT NOT NULL,
    place BIGINT NOT NULL,
    points BIGINT NOT NULL,
    has_left BIGINT NOT NULL,
    -- 1 where two people or more took part; then the rating they had after it.
    rated BIGINT NOT NULL,
    rating DOUBLE PRECISION,
    uncertainty DOUBLE PRECISION,
    PRIMARY KEY (table_id, user_id)
);
CREATE INDEX results_by_user ON results (user_id, ended);

CREATE TABLE ratings (
    user_id TEXT PRIMARY KEY,
    rating DOUBLE PRECISION NOT NULL,
    uncertainty DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL
);

-- The secret is kept as it is: every alert is signed with it.
CREATE TABLE webhooks (
    user_id TEXT PRIMARY KEY,
    url TEXT NOT NULL,
    secret TEXT NOT NULL,
    created BIGINT NOT NULL
);

-- One for each turn that began and is not told yet; a later turn at the table takes its place.
CREATE TABLE alerts (
    user_id TEXT NOT NULL,
    table_id TEXT NOT NULL,
    ply BIGINT NOT NULL,
    at BIGINT NOT NULL,
    due BIGINT NOT NULL,
    tries BIGINT NOT NULL,
    PRIMARY KEY (user_id, table_id)
);
CREATE INDEX alerts_by_due ON alerts (due);
