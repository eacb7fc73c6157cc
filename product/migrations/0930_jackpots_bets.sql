-- A jackpot that bets feed: the least odds of each selection, in thousandths; null where it takes no bets.
alter table jackpots.jackpots add column bets_odds_least integer check (bets_odds_least > 1000);

-- What the bets are drawn by that end on a day of UTC. Its hash is published the day before, the seed itself when the day is over.
create table jackpots.draw_seeds (
  day date primary key,
  server_seed text not null check (server_seed ~ '^[0-9a-f]{64}$'),
  server_hash text not null,
  created_at timestamptz not null default now()
);
