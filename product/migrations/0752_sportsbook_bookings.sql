-- A slip that was shared under a short code: markets and outcomes, nothing of whoever made it.
create table sportsbook.bookings (
  code text collate "C" primary key,
  -- Of the selections: the same slip has the same code.
  content bytea not null unique,
  selections jsonb not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index bookings_to_drop on sportsbook.bookings (expires_at);
