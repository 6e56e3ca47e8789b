-- Readiness checks: each process writes its row and reads it back.
CREATE TABLE health (
    process TEXT PRIMARY KEY,
    checked BIGINT NOT NULL,
    value TEXT NOT NULL
);
