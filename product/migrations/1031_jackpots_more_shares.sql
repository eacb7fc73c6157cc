-- A share for each of the 64 rows that an account of the platform may have, where there were sixteen.
insert into jackpots.shares (jackpot_id, shard, version, currency, accounts, rates, slots)
  select s.jackpot_id, n, s.version, s.currency, s.accounts, s.rates, s.slots from jackpots.shares s, generate_series(16, 63) n where s.shard = 0
  on conflict do nothing;
