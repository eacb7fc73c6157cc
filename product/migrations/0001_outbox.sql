-- Events on their way to the modules that react to them and to live sockets. A row is written in the transaction that it reports.
create schema outbox;

create table outbox.events (
  id bigint generated always as identity primary key,
  name text not null,
  payload jsonb not null,
  -- Accounts whose balance changed in the same transaction: one row reports both, because the hot paths count every insert.
  changed_accounts text[],
  created_at timestamptz not null default now()
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000, fillfactor = 90);

-- One row for each module that reacts to an event: a module that is slow or fails holds up no other. The module `live` stands for live
-- messages that could not be published at once.
create table outbox.deliveries (
  module text collate "C" not null,
  event_id bigint not null,
  name text collate "C" not null,
  payload jsonb not null,
  attempts smallint not null default 0,
  not_before timestamptz,
  created_at timestamptz not null,
  primary key (module, event_id, name)
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000, fillfactor = 90);

-- What failed in every attempt waits here for a person; nothing is thrown away.
create table outbox.dead_letters (
  module text collate "C" not null,
  event_id bigint not null,
  name text collate "C" not null,
  payload jsonb not null,
  error text not null,
  created_at timestamptz not null,
  given_up_at timestamptz not null default now(),
  primary key (module, event_id, name)
);
