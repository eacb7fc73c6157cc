-- The bounds of `product/src/jackpots/rules/bounds.ts` hold for whoever writes a share: nine parts at most, and together a fifth of a stake at most. Looked at when they change,
-- and not with every stake. Error 23514, as of a check.
create or replace function jackpots.refuse_wrong_shares() returns trigger language plpgsql as $$
begin
  if new.shard not between 0 and 63 or cardinality(new.rates) not between 1 and 9
    or cardinality(new.slots) <> cardinality(new.rates) or cardinality(new.accounts) <> cardinality(new.rates)
    or array_position(new.rates, null) is not null or 0 > any (new.rates) or (select sum(rate) from unnest(new.rates) rate) > 200000
    or array_position(new.slots, null) is not null or 1 > any (new.slots) or 9 < any (new.slots) then
    raise exception 'not shares of a stake: % to % of shard %', new.rates, new.slots, new.shard using errcode = 'check_violation';
  end if;
  return new;
end $$;
create or replace trigger shares_within_bounds before insert or update of shard, accounts, rates, slots on jackpots.shares
  for each row execute function jackpots.refuse_wrong_shares();
