-- Its reason went while a bet had used it: it does not come back with that bet, unless its reason is there again.
alter table sportsbook.free_bets add column is_revoked boolean not null default false;
