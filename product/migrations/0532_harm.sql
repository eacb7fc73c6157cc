create schema harm;

-- What a player did in one day of their own clock, counted as it happens. Sums are minor units of the player's currency.
create table harm.days (
  uid bigint not null,
  day date not null,
  rounds int not null default 0,
  night_rounds int not null default 0,
  staked_minor bigint not null default 0,
  deposits int not null default 0,
  chasing_deposits int not null default 0,
  declined_deposits int not null default 0,
  cancelled_withdrawals int not null default 0,
  longest_minutes int not null default 0,
  primary key (uid, day)
);

-- Where a player stands. `changed_at` is set while something was counted that the score has not seen.
create table harm.players (
  uid bigint primary key,
  zone text not null default 'UTC',
  play_from timestamptz,
  play_at timestamptz,
  lost_minor bigint not null default 0,
  lost_at timestamptz,
  changed_at timestamptz,
  score int not null default 0,
  level smallint not null default 0,
  markers jsonb not null default '[]',
  scored_at timestamptz,
  -- Staff owe this player a word since then.
  task_since timestamptz
);
create index players_to_score on harm.players (changed_at) where changed_at is not null;
create index players_of_level on harm.players (level, score desc, uid) where level > 0;

-- What was done because of a score, with the markers that led to it. Insert only.
create table harm.actions (
  id bigint generated always as identity primary key,
  uid bigint not null,
  action text not null,
  score int not null,
  markers jsonb not null,
  at timestamptz not null default now()
);
create index actions_of_player on harm.actions (uid, id desc);

-- What staff did for a player. Insert only.
create table harm.interactions (
  id bigint generated always as identity primary key,
  uid bigint not null,
  by_name text not null,
  way text not null,
  note text not null,
  at timestamptz not null default now()
);
create index interactions_of_player on harm.interactions (uid, id desc);
