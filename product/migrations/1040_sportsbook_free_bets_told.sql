-- When their player was told that they end soon, or that it need not be told.
alter table sportsbook.free_bets add column end_told_at timestamptz;
