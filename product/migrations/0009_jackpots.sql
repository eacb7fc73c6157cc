create schema jackpots;

-- A jackpot's meters: what each holds is the balance of its account in the ledger, nothing is kept here.
create table jackpots.jackpots (
  id bigint generated always as identity primary key,
  -- How staff name it; under this they change and close it.
  sysname text collate "C" unique check (sysname ~ '^[a-z0-9-]{1,60}$'),
  texts jsonb not null,
  images jsonb not null default '{}',
  currency text not null,
  -- Names of its meters, the smallest first.
  levels text[] not null check ((cardinality(levels) >= 1) and (cardinality(levels) <= 8)),
  games text[] not null default '{}',
  enabled boolean not null default true
);
