create schema cashback;

-- What players get back of a week's losses, as an operator wrote it. A week runs by the terms that were written before it began: each change is a row from a Monday on.
create table cashback.programs (
  sysname text collate "C" not null,
  from_week date not null check (extract(isodow from from_week) = 1),
  product text not null check (product in ('casino', 'betting')),
  percent smallint not null check (percent between 1 and 50),
  -- By currency, in minor units: the least net loss that counts, and the most that is given. A currency that is not named gets nothing.
  bounds jsonb not null,
  -- Null: it goes to the balance at once.
  receive_within_days smallint check (receive_within_days between 1 and 90),
  is_enabled boolean not null default true,
  texts jsonb not null,
  images jsonb not null default '{}',
  written_at timestamptz not null default now(),
  primary key (sysname, from_week)
);

-- Weeks of which all cashback was given.
create table cashback.weeks (
  sysname text collate "C" not null,
  week date not null,
  players integer not null,
  given_at timestamptz not null default now(),
  primary key (sysname, week)
);
