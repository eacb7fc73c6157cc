create schema marketing;

-- What an operator's campaigns are: whom they turn to, when, and what each part of the players gets.
create table marketing.campaigns (
  id bigint generated always as identity primary key,
  sysname text collate "C" not null unique check (sysname ~ '^[a-z0-9-]{1,60}$'),
  title text not null,
  terms jsonb not null,
  -- Counts each time that it is written: what another member approved is what is started.
  version integer not null default 1 check (version > 0),
  state text not null default 'draft' check (state in ('draft', 'running', 'stopped')),
  -- Mixed with a player's number it decides their arm.
  key bytea not null check (length(key) = 32),
  created_at timestamptz not null default now(),
  started_at timestamptz,
  ends_at timestamptz,
  stopped_at timestamptz,
  stopped_by text check (stopped_by in ('staff', 'budget', 'end', 'unreadable')),
  check ((state = 'draft') = (started_at is null)),
  check ((state = 'stopped') = (num_nonnulls(stopped_at, stopped_by) = 2)),
  check (num_nonnulls(stopped_at, stopped_by) in (0, 2))
);
create index campaigns_running on marketing.campaigns ((terms -> 'trigger' ->> 'on'), id) where state = 'running';

-- In which arm a player is, from the first time on that the campaign turned to them.
create table marketing.assignments (
  campaign_id bigint not null references marketing.campaigns (id),
  uid bigint not null,
  arm text collate "C" not null,
  assigned_at timestamptz not null default now(),
  primary key (campaign_id, uid)
);
create index assignments_of_player on marketing.assignments (uid);

-- Each time that a campaign turned to a player, and what became of it. One of a name happens once.
create table marketing.occasions (
  id bigint generated always as identity primary key,
  campaign_id bigint not null references marketing.campaigns (id),
  uid bigint not null,
  name text collate "C" not null,
  -- The deposit that it was: what came with it goes when it is taken back.
  deposit bigint,
  due_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  done_at timestamptz,
  outcome text check (outcome in ('given', 'told', 'holdout', 'not_in_segment', 'left_out', 'not_available', 'withheld', 'stopped', 'budget')),
  -- What was given.
  given_minor bigint not null default 0 check (given_minor >= 0),
  currency text,
  is_told boolean not null default false,
  unique (campaign_id, uid, name),
  check ((done_at is null) = (outcome is null))
);
create index occasions_waiting on marketing.occasions (due_at, id) where done_at is null;
create index occasions_of_player on marketing.occasions (uid);

-- What each campaign gave together. Its row is written by whoever gives, so it is never above the budget.
create table marketing.spendings (
  campaign_id bigint not null references marketing.campaigns (id),
  currency text not null,
  given_minor bigint not null check (given_minor >= 0),
  primary key (campaign_id, currency)
);

-- What staff call a player, for segments.
create table marketing.tags (
  uid bigint not null,
  tag text collate "C" not null check (tag ~ '^[a-z0-9-]{1,40}$'),
  set_at timestamptz not null default now(),
  primary key (uid, tag)
);
