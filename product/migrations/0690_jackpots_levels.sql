-- What feeds a jackpot and how it is won. Staff change it under a new version: a round that was planned by an older one is planned again.
alter table jackpots.jackpots
  add column version integer not null default 1,
  -- Of every stake, in parts per million: kept for the next seeds.
  add column reserve_ppm integer not null default 0 check (reserve_ppm between 0 and 200000),
  add column is_paused boolean not null default false;

create table jackpots.levels (
  jackpot_id bigint not null references jackpots.jackpots (id),
  name text collate "C" not null check (name ~ '^[a-z0-9-]{1,40}$'),
  -- Its place among the shares of a stake; the reserve has the ninth.
  slot smallint not null check (slot between 1 and 8),
  -- What a meter begins with: from the reserve, and what is missing from the platform.
  seed_minor bigint not null check (seed_minor > 0),
  rate_ppm integer not null check (rate_ppm between 0 and 200000),
  -- A win is expected once in so much staked; or it comes before the meter is above so much.
  every_minor bigint check (every_minor > 0),
  before_minor bigint check (before_minor > seed_minor),
  -- How often it was won.
  run integer not null default 0,
  primary key (jackpot_id, name),
  unique (jackpot_id, slot),
  check ((every_minor is null) <> (before_minor is null)),
  check (before_minor is null or rate_ppm > 0)
);

-- A jackpot as the connections of one shard see it, as for the accounts of the platform: rounds at the same moment write different rows.
create table jackpots.shares (
  jackpot_id bigint not null references jackpots.jackpots (id),
  shard smallint not null check (shard between 0 and 15),
  version integer not null,
  currency text not null,
  accounts text[] not null,
  -- Parts per million for each of the accounts.
  rates integer[] not null,
  -- Millionths of a minor unit that are owed to each of the accounts, by slot.
  carried bigint[] not null default array[0, 0, 0, 0, 0, 0, 0, 0, 0],
  slots smallint[] not null,
  staked_minor bigint not null default 0,
  primary key (jackpot_id, shard)
);

create table jackpots.wins (
  id bigint generated always as identity primary key,
  jackpot_id bigint not null references jackpots.jackpots (id),
  level text collate "C" not null,
  run integer not null,
  player_uid bigint not null,
  round_id bigint not null unique,
  game text not null,
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0),
  -- How much of the next seed the reserve paid.
  reserve_minor bigint not null,
  won_at timestamptz not null default clock_timestamp(),
  unique (jackpot_id, level, run)
);
create index wins_newest on jackpots.wins (jackpot_id, id desc);
create index wins_of_player on jackpots.wins (player_uid, id);

-- What the sockets were told last of each jackpot.
create table jackpots.published (
  jackpot_id bigint primary key references jackpots.jackpots (id),
  mark text not null
);
