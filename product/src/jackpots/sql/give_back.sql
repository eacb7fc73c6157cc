-- Takes back what a stake has fed by this version of a jackpot. No meter falls by it: it is carried as less than nothing, and the next stakes of this share feed so much less.
-- False where the jackpot was closed since, or nobody knows by which version: then it stays with the players, at the game's cost. The share is locked here, before all accounts.
create or replace function jackpots.give_back(p_jackpot bigint, p_version integer, p_stake bigint) returns boolean language plpgsql as $$
declare
  v_terms jackpots.terms;
  v_share jackpots.shares;
begin
  select * into v_share from jackpots.shares s
    where s.jackpot_id = p_jackpot and s.shard = ledger.own_shard() for no key update;
  -- After the lock: who closes the jackpot has all of its shares.
  select * into v_terms from jackpots.terms t where t.jackpot_id = p_jackpot and t.version = p_version;
  if not found then
    return false;
  end if;
  for i in 1 .. cardinality(v_terms.rates) loop
    v_share.carried[v_terms.slots[i]] := v_share.carried[v_terms.slots[i]] - p_stake * v_terms.rates[i];
  end loop;
  update jackpots.shares s set carried = v_share.carried, returned_minor = s.returned_minor + p_stake
    where s.jackpot_id = p_jackpot and s.shard = v_share.shard;
  return true;
end $$;
