-- The ledger refuses a stake that is not positive (see 0150).
alter table sportsbook.bets drop constraint bets_stake_minor_check;
