-- A stake's shares, from the game's account to the meters and the reserve. The share (`jackpots.lock_share`) and the game's account are locked. What is less than a minor unit
-- is carried to the next stake of this share, and so is what a void round took back.
create or replace function jackpots.feed(p_jackpot bigint, p_house text, p_stake bigint) returns void language plpgsql as $$
declare
  v_share jackpots.shares;
  v_owed bigint;
  v_to text[] := '{}';
  v_amounts bigint[] := '{}';
begin
  select * into strict v_share from jackpots.shares s where s.jackpot_id = p_jackpot and s.shard = ledger.own_shard();
  for i in 1 .. cardinality(v_share.accounts) loop
    v_owed := v_share.carried[v_share.slots[i]] + p_stake * v_share.rates[i];
    v_share.carried[v_share.slots[i]] := case when v_owed > 0 then v_owed % 1000000 else v_owed end;
    if v_owed >= 1000000 then
      v_to := v_to || v_share.accounts[i];
      v_amounts := v_amounts || (v_owed / 1000000);
    end if;
  end loop;
  update jackpots.shares s set carried = v_share.carried, staked_minor = s.staked_minor + p_stake
    where s.jackpot_id = p_jackpot and s.shard = v_share.shard;
  if cardinality(v_to) > 0 then
    perform ledger.post_shares('jackpot', v_share.currency, p_house, v_to, v_amounts, 'jackpot-contribution');
  end if;
end $$;
