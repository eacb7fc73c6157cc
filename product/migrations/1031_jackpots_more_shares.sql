-- A share for each of the 64 rows that an account of the platform may have, where there were sixteen. The trigger that still knows sixteen goes first; its new text comes with
-- the functions, in this transaction.
drop trigger if exists shares_within_bounds on jackpots.shares;
insert into jackpots.shares (jackpot_id, shard, version, currency, accounts, rates, slots)
  select s.jackpot_id, n, s.version, s.currency, s.accounts, s.rates, s.slots from jackpots.shares s, generate_series(16, 63) n where s.shard = 0
  on conflict do nothing;
