-- Events on their way to those who react to them. A row is written in the transaction whose truth it tells and deleted in the one that
-- carries out the reactions, so each reaction happens exactly once in the database.
create schema outbox;

create table outbox.events (
  id bigint generated always as identity primary key,
  name text not null,
  payload jsonb not null,
  -- Accounts whose balance moved in the same transaction: one row tells both, because the hot paths count every insert.
  moved text[],
  attempts smallint not null default 0,
  not_before timestamptz,
  created_at timestamptz not null default now()
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000, fillfactor = 90);

-- What could not be delivered after many attempts waits here for a person; nothing is thrown away.
create table outbox.parked (
  id bigint primary key,
  name text not null,
  payload jsonb not null,
  error text not null,
  created_at timestamptz not null,
  parked_at timestamptz not null default now()
);
