CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    state TEXT NOT NULL,
    is_listed INTEGER NOT NULL,
    version INTEGER NOT NULL, -- the number of the last entry
    created INTEGER NOT NULL, -- all times are milliseconds since 1970
    changed INTEGER NOT NULL,
    due INTEGER,
    summary BLOB NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX public_tables ON tables (changed) WHERE is_listed AND state <> 'finished';
CREATE INDEX due_tables ON tables (due) WHERE due IS NOT NULL;

CREATE TABLE entries (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    entry BLOB NOT NULL,
    PRIMARY KEY (table_id, number) -- the log of a table lies together
) STRICT, WITHOUT ROWID;

CREATE TABLE seats (
    table_id TEXT NOT NULL,
    guest TEXT NOT NULL,
    PRIMARY KEY (table_id, guest)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_of_guest ON seats (guest);

CREATE TABLE guests (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE keys (
    key BLOB PRIMARY KEY, -- the digest of a secret, never the secret
    guest TEXT NOT NULL REFERENCES guests (id),
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE links (
    link BLOB PRIMARY KEY, -- a digest as well
    guest TEXT NOT NULL REFERENCES guests (id),
    until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX old_links ON links (until);
