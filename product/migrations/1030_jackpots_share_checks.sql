-- Every stake writes a share, and PostgreSQL reads and works out all checks of a table for each statement that writes it: a third of what feeding a jackpot cost. What no
-- stake changes is checked by the trigger `refuse_wrong_shares` when it changes.
alter table jackpots.shares drop constraint shares_rates, drop constraint shares_slots, drop constraint shares_shard_check;
