-- What a player chose that stakes may come to. The running totals and how far they may go stand in the row that every stake locks already, so that no
-- statement is added to a stake; all are null where the player has no such limit, and null stays null.
alter table ledger.accounts
  -- The largest single stake.
  add column stake_most bigint,
  -- All stakes since the first limit, and where they stop within the frames that run now.
  add column staked_minor bigint,
  add column staked_most bigint,
  -- All stakes less what was won.
  add column lost_minor bigint,
  add column lost_most bigint,
  -- The first of these frames ends then; whoever stakes after that begins the next one.
  add column limits_until timestamptz;

-- A limit and its frame. Fixed frames: each begins where the one before has ended, `days` after its beginning. `counted_from` is the account's total at that moment.
create table ledger.stake_limits (
  path text collate "C" not null,
  currency text collate "C" not null,
  kind text not null check (kind in ('single', 'stake', 'loss')),
  days smallint not null,
  most_minor bigint not null check (most_minor >= 0),
  starts_at timestamptz not null,
  counted_from bigint not null,
  primary key (path, currency, kind, days),
  check ((kind = 'single') = (days = 0))
);
