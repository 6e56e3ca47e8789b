-- Notifications: by Web Push, email and webhooks; for turns, invitations and results.

-- One for each person, table, reason (turn, invitation, result) and channel (webhook, email, or the id of a push
-- subscription). A later one of the same kind takes its place.
CREATE TABLE new_alerts (
    user_id TEXT NOT NULL,
    table_id TEXT NOT NULL,
    reason TEXT NOT NULL,
    channel TEXT NOT NULL,
    -- pending, or withdrawn: the device must remove what it shows.
    state TEXT NOT NULL,
    -- 1 if a device may show it.
    shown BIGINT NOT NULL,
    ply BIGINT NOT NULL,
    at BIGINT NOT NULL,
    -- Nothing while a device shows it and nothing is to be done.
    due BIGINT,
    tries BIGINT NOT NULL,
    PRIMARY KEY (user_id, table_id, reason, channel)
);
INSERT INTO new_alerts (user_id, table_id, reason, channel, state, shown, ply, at, due, tries)
    SELECT user_id, table_id, 'turn', 'webhook', 'pending', 0, ply, at, due, tries FROM alerts;
DROP TABLE alerts;
ALTER TABLE new_alerts RENAME TO alerts;
CREATE INDEX alerts_by_due ON alerts (due);

-- json, discord, slack, ntfy or matrix. For matrix, the secret is the access token.
ALTER TABLE webhooks ADD COLUMN format TEXT NOT NULL DEFAULT 'json';

-- Devices that receive Web Push. A subscription belongs to the session that made it and ends with it.
CREATE TABLE push_subscriptions (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL,
    session TEXT NOT NULL,
    endpoint TEXT NOT NULL UNIQUE,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    language TEXT NOT NULL,
    created BIGINT NOT NULL
);
CREATE INDEX push_subscriptions_by_user ON push_subscriptions (user_id);

-- What a person is told; without a row the defaults. The quiet hours are minutes of the local day.
CREATE TABLE notification_settings (
    user_id TEXT PRIMARY KEY,
    language TEXT NOT NULL,
    turn BIGINT NOT NULL,
    invitation BIGINT NOT NULL,
    result BIGINT NOT NULL,
    email BIGINT NOT NULL,
    quiet_from BIGINT,
    quiet_to BIGINT,
    utc_offset BIGINT NOT NULL
);

-- Tables that a person is told nothing about.
CREATE TABLE muted_tables (
    user_id TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (user_id, table_id)
);

-- Keys of the server: the private key that push services know it by.
CREATE TABLE server_keys (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);
