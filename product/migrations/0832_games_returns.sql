-- What the rounds of a day have staked and won, by game and version, and the sums of squares from which the spread of their return follows. Counted anew while the
-- day's rounds may still end.
create table games.return_days (
  day date not null,
  game text collate "C" not null,
  version text collate "C" not null,
  rounds bigint not null,
  staked numeric not null,
  won numeric not null,
  staked_squares numeric not null,
  won_squares numeric not null,
  products numeric not null,
  primary key (day, game, version)
);
-- A return outside of its band, from when it was found until it is within again.
create table games.return_alarms (
  id bigint generated always as identity primary key,
  game text collate "C" not null,
  version text collate "C" not null,
  side text not null check (side in ('above', 'below')),
  found_at timestamptz not null default now(),
  ended_at timestamptz
);
create unique index return_alarms_open on games.return_alarms (game, version) where ended_at is null;
