-- How much one stake of this account may come to now: what it holds, and what its player's limits leave. The row stays locked until the end of the transaction.
-- Null where there is no such account, and, unless `p_waits`, where another transaction has the row (`ledger.lock_player_account`).
create or replace function ledger.lock_stakeable(p_player text, p_currency text, p_waits boolean) returns bigint language plpgsql as $$
declare
  v_most bigint;
  v_until timestamptz;
begin
  if p_waits then
    select least(balance_minor, stake_most, staked_most - staked_minor, lost_most - lost_minor), limits_until into v_most, v_until
      from ledger.accounts where path = p_player and currency = p_currency and shard = 0 for no key update;
  else
    select least(balance_minor, stake_most, staked_most - staked_minor, lost_most - lost_minor), limits_until into v_most, v_until
      from ledger.accounts where path = p_player and currency = p_currency and shard = 0 for no key update skip locked;
  end if;
  if v_until <= clock_timestamp() then
    perform ledger.renew_limits(p_player, p_currency);
    select least(balance_minor, stake_most, staked_most - staked_minor, lost_most - lost_minor) into v_most
      from ledger.accounts where path = p_player and currency = p_currency and shard = 0;
  end if;
  return v_most;
end $$;
