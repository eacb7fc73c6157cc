-- Bets that the operator pays: the stake of one comes from house:free-bets.
create table sportsbook.free_bets (
  id bigint generated always as identity primary key,
  uid bigint not null,
  -- What gave it: given twice it is given once.
  source text not null,
  currency text not null,
  stake_minor bigint not null check (stake_minor > 0),
  -- Whether a bet that wins pays the stake too, or what it won alone.
  returns_stake boolean not null,
  -- The least odds of each selection, in thousandths.
  odds_least integer check (odds_least > 1000),
  status text not null default 'active' check (status in ('active', 'used', 'expired', 'removed')),
  bet_id bigint,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  unique (uid, source),
  check ((status = 'used') = (bet_id is not null)),
  check ((status = 'active') = (ended_at is null))
);
create index free_bets_active on sportsbook.free_bets (expires_at) where status = 'active';

-- The free bet that paid the stake, and whether its payout has the stake in it; null of a bet that its player paid.
alter table sportsbook.bets add column free_bet_id bigint;
alter table sportsbook.bets add column free_returns_stake boolean;
