-- How points are earned in a programme: rates, weights, expiry. A programme without levels counts nothing.
alter table loyalty.programs add column rules jsonb not null default '{}';

create table loyalty.levels (
  program text collate "C" not null references loyalty.programs(sysname),
  place smallint not null check (place > 0),
  -- In hundredths; the first level begins at none.
  from_experience bigint not null check (from_experience >= 0),
  texts jsonb not null,
  images jsonb not null default '{}',
  -- Whole points, once, when the level is reached.
  reward_points bigint not null default 0 check (reward_points >= 0),
  benefits jsonb not null default '{}',
  primary key (program, place),
  unique (program, from_experience)
);

-- A player may be a member without a character; `level` is the highest that was reached in the programme.
alter table loyalty.members alter column character_id drop not null;
alter table loyalty.members alter column chosen_at drop not null;
alter table loyalty.members add column program text collate "C" references loyalty.programs(sysname);
alter table loyalty.members add column level smallint not null default 0 check (level >= 0);
-- From which level on a character may be chosen; 0: everybody may.
alter table loyalty.characters add column from_level smallint not null default 0 check (from_level >= 0);

-- Finished rounds and settled bets that are still to be counted: one row for each delivery. Gone when they are counted.
create table loyalty.plays_to_count (
  id bigint generated always as identity primary key,
  plays jsonb not null,
  created_at timestamptz not null default now()
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);

-- Each round or bet counts once, whatever is told of it again. Keys that go by their age, without months: a bet that is settled now may have been placed long ago.
create table loyalty.counted_plays (
  play_id bigint primary key,
  player_uid bigint not null,
  -- In hundredths; none for whom or where nothing counts.
  experience bigint not null check (experience >= 0)
) with (autovacuum_vacuum_scale_factor = 0.02);

-- What a player received in a month, in hundredths of points: it says what of the balance is old. Told of before it ends, and ended once.
create table loyalty.received_months (
  player_uid bigint not null,
  month date not null,
  received bigint not null check (received > 0),
  noticed_at timestamptz,
  ended_at timestamptz,
  primary key (player_uid, month)
) with (fillfactor = 80);
create index received_months_open on loyalty.received_months (month) where ended_at is null;

-- The reward of a level is paid once, also where its programme is written anew.
create table loyalty.paid_levels (
  player_uid bigint not null,
  program text collate "C" not null,
  place smallint not null,
  paid_at timestamptz not null default now(),
  primary key (player_uid, program, place)
);

-- What a player is told of once (`told_at`); kept as their history of notices.
create table loyalty.notices (
  id bigint generated always as identity primary key,
  player_uid bigint not null,
  trigger text not null check (trigger in ('level', 'quest', 'product', 'refund', 'expiry', 'expired', 'adjustment')),
  -- Whole points.
  amount bigint not null,
  -- What it is about in each language, and its picture.
  texts jsonb not null default '{}',
  images jsonb not null default '{}',
  params jsonb not null default '{}',
  created_at timestamptz not null default now(),
  told_at timestamptz
);
create index notices_untold on loyalty.notices (player_uid, id) where told_at is null;
create index notices_of_player on loyalty.notices (player_uid, id desc);
