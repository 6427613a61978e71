-- Identifiers are compared byte by byte: quicker, and no index depends on the language of the machine.

CREATE TABLE tables (
    id TEXT COLLATE "C" PRIMARY KEY,
    game TEXT NOT NULL,
    state TEXT NOT NULL,
    is_listed BOOLEAN NOT NULL,
    version BIGINT NOT NULL, -- the number of the last entry
    created BIGINT NOT NULL, -- all times are milliseconds since 1970
    changed BIGINT NOT NULL,
    due BIGINT,
    summary BYTEA NOT NULL
);

CREATE INDEX public_tables ON tables (changed) WHERE is_listed AND state <> 'finished';
CREATE INDEX due_tables ON tables (due) WHERE due IS NOT NULL;

CREATE TABLE entries (
    table_id TEXT COLLATE "C" NOT NULL,
    number BIGINT NOT NULL,
    entry BYTEA NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE seats (
    table_id TEXT COLLATE "C" NOT NULL,
    guest TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (table_id, guest)
);

CREATE INDEX seats_of_guest ON seats (guest);

CREATE TABLE guests (
    id TEXT COLLATE "C" PRIMARY KEY,
    name TEXT NOT NULL,
    created BIGINT NOT NULL
);

CREATE TABLE keys (
    key BYTEA PRIMARY KEY, -- the digest of a secret, never the secret
    guest TEXT COLLATE "C" NOT NULL REFERENCES guests (id),
    created BIGINT NOT NULL
);

CREATE TABLE links (
    link BYTEA PRIMARY KEY, -- a digest as well
    guest TEXT COLLATE "C" NOT NULL REFERENCES guests (id),
    until BIGINT NOT NULL
);

CREATE INDEX old_links ON links (until);
