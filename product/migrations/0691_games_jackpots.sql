-- By which figures a round took part in a jackpot, and what it won of it; null where it took no part.
alter table games.rounds add column jackpot jsonb, add column jackpot_win_minor bigint;
