-- The jackpot that a bet has fed, by which version of it, and the text that its player's device has chosen for the draw; null where it feeds none.
alter table sportsbook.bets add column jackpot_id bigint;
alter table sportsbook.bets add column jackpot_version integer;
alter table sportsbook.bets add column jackpot_text text;
-- How it was drawn, or that what it fed was given back; null until then.
alter table sportsbook.bets add column jackpot_end jsonb;
alter table sportsbook.bets add column jackpot_win_minor bigint;
create index bets_undrawn on sportsbook.bets (id)
  where jackpot_id is not null and jackpot_end is null and state in ('won', 'lost', 'returned', 'rejected');
