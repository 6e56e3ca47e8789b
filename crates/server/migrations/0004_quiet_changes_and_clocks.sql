-- Changes that only one seat may know of: so many of the versions others have not been told.
ALTER TABLE tables ADD COLUMN quiet BIGINT NOT NULL DEFAULT 0;
-- How many milliseconds a clock had when it was last handed over; nothing where it is a whole one.
ALTER TABLE seats ADD COLUMN clock BIGINT;
