-- The bounds of `product/src/jackpots/rules/bounds.ts` hold for whoever writes: a sum is 10,000,000,000.00 at most, and a jackpot takes a fifth of a stake at most.
alter table jackpots.levels
  add constraint levels_seed_most check (seed_minor <= 1000000000000),
  add constraint levels_every_most check (every_minor <= 1000000000000),
  add constraint levels_before_most check (before_minor <= 1000000000000),
  add constraint levels_run_least check (run >= 0);

alter table jackpots.shares
  add constraint shares_staked_least check (staked_minor >= 0),
  -- A check has no sums over an array: there are nine rates at most, eight levels and the reserve.
  add constraint shares_rates check (
    cardinality(rates) between 1 and 9 and cardinality(slots) = cardinality(rates) and cardinality(accounts) = cardinality(rates)
    and array_position(rates, null) is null and 0 <= all (rates)
    and rates[1] + coalesce(rates[2], 0) + coalesce(rates[3], 0) + coalesce(rates[4], 0) + coalesce(rates[5], 0)
        + coalesce(rates[6], 0) + coalesce(rates[7], 0) + coalesce(rates[8], 0) + coalesce(rates[9], 0) <= 200000
  ),
  add constraint shares_slots check (array_position(slots, null) is null and 1 <= all (slots) and 9 >= all (slots)),
  add constraint shares_carried check (cardinality(carried) = 9 and array_position(carried, null) is null);
