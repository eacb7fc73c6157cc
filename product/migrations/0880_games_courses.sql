-- A shared round may run after its bets have closed: `ends_at` is when what was drawn is over, null where that is with its bets. It tells the outcome, so nobody hears
-- it before.
alter table games.live_rounds
  add column ends_at timestamptz,
  -- When the table was last seen to run: what players saw of the round, should the server stop.
  add column seen_at timestamptz,
  -- How much of the bets of others has been told: a number that grows with each bet and each end.
  add column told integer not null default 0;
-- When a player's part of a round that runs ends by itself, in milliseconds after bets have closed.
alter table games.open_rounds add column ends_ms integer;
