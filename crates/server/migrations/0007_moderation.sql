-- What operators and players do about people: admins, bans, mutes, quotas, blocks, reports, and the audit log.

-- Users who may use the admin API.
CREATE TABLE admins (
    user_id TEXT PRIMARY KEY,
    since BIGINT NOT NULL
);

-- Users who are banned or may not chat, until that time; for good where there is none.
CREATE TABLE restrictions (
    user_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    until BIGINT,
    since BIGINT NOT NULL,
    PRIMARY KEY (user_id, kind)
);

-- Address ranges such as 192.0.2.0/24 from which nothing is accepted.
CREATE TABLE network_bans (
    network TEXT PRIMARY KEY,
    until BIGINT,
    since BIGINT NOT NULL
);

-- Limits of single users, in place of the server's.
CREATE TABLE quotas (
    user_id TEXT NOT NULL,
    name TEXT NOT NULL,
    value BIGINT NOT NULL,
    PRIMARY KEY (user_id, name)
);

-- The notice of maintenance mode: one row while it lasts.
CREATE TABLE maintenance (
    notice TEXT PRIMARY KEY,
    since BIGINT NOT NULL
);

-- Every change by an admin. Entries are never changed.
CREATE TABLE audit (
    id TEXT PRIMARY KEY,
    at BIGINT NOT NULL,
    actor TEXT NOT NULL,
    action TEXT NOT NULL,
    target TEXT NOT NULL,
    details TEXT NOT NULL,
    reason TEXT NOT NULL
);
CREATE INDEX audit_by_time ON audit (at);

-- Whom a user has muted (chat is hidden) or blocked (and may not join their tables).
CREATE TABLE blocks (
    user_id TEXT NOT NULL,
    other_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    since BIGINT NOT NULL,
    PRIMARY KEY (user_id, other_id)
);
CREATE INDEX blocks_by_other ON blocks (other_id);

-- What players report to the admins. The quote is the chat message as it was then.
CREATE TABLE reports (
    id TEXT PRIMARY KEY,
    at BIGINT NOT NULL,
    reporter TEXT NOT NULL,
    player TEXT NOT NULL,
    table_id TEXT,
    quote TEXT,
    text TEXT NOT NULL,
    closed BIGINT
);
CREATE INDEX reports_by_time ON reports (closed, at);

-- When an edition was last uploaded or chosen: unused ones are pruned.
ALTER TABLE editions ADD COLUMN used BIGINT NOT NULL DEFAULT 0;

-- Pruning looks up tables by their edition.
CREATE INDEX tables_by_edition ON tables (edition);
