-- Quests as an operator wrote them.
create table loyalty.quests (
  sysname text collate "C" primary key check (sysname ~ '^[a-z0-9-]{1,60}$'),
  texts jsonb not null,
  images jsonb not null default '{}',
  -- Once for good, or anew each day or week of the player's clock.
  repeats text not null check (repeats in ('once', 'daily', 'weekly')),
  goal jsonb not null,
  -- Whole points.
  reward_points bigint not null check (reward_points > 0),
  -- The quest before it: until that is completed this one is not open.
  after text collate "C" references loyalty.quests(sysname),
  place smallint not null default 0,
  enabled boolean not null default true
);

-- How far a player is in a quest and period: the first day of it, empty for one that is done once. `marks`: the different things that were counted, or the last day.
create table loyalty.quest_progress (
  player_uid bigint not null,
  quest text collate "C" not null references loyalty.quests(sysname),
  period text collate "C" not null default '',
  done integer not null default 0 check (done >= 0),
  marks text[] not null default '{}',
  updated_at timestamptz not null default now(),
  completed_at timestamptz,
  primary key (player_uid, quest, period)
) with (fillfactor = 80);
create index quest_progress_old on loyalty.quest_progress (updated_at) where period <> '';

-- A player whose play shows markers of harm is offered no quest that asks for more of it.
alter table loyalty.members add column is_spared boolean not null default false;
