-- What a player has chosen that play may come to, and the raise or removal that waits for its hours and its confirmation. Limits of stakes bind in
-- ledger.stake_limits; this is what the player said.
create table protection.limits (
  uid bigint not null,
  kind text not null,
  -- 0 where a limit has no period.
  days smallint not null,
  -- Minor units of the account's currency; minutes of a session; 1 where the limit is only there or not.
  most bigint not null check (most >= 0),
  since timestamptz not null,
  -- Asked for and not in force yet: more, or (`removal`) no limit at all.
  wanted bigint,
  removal boolean not null default false,
  -- From then on the player may confirm it.
  ready_at timestamptz,
  primary key (uid, kind, days),
  check ((ready_at is not null) = (removal or wanted is not null)),
  check (not removal or wanted is null)
);

-- Each change of a limit and what a player answered when asked for one. Insert only.
create table protection.limit_changes (
  id bigint generated always as identity primary key,
  uid bigint not null,
  at timestamptz not null default clock_timestamp(),
  what text not null,
  kind text,
  days smallint,
  before bigint,
  after bigint
);
create index limit_changes_of_player on protection.limit_changes (uid, id desc);

-- Deposits that count towards limits, from the moment they are begun. One that fails is taken out again, but where the market counts it all the same.
create table protection.counted_deposits (
  deposit bigint primary key,
  uid bigint not null,
  begun_at timestamptz not null,
  amount_minor bigint not null check (amount_minor > 0),
  counts_failed boolean not null
);
create index counted_deposits_of_player on protection.counted_deposits (uid, begun_at);
