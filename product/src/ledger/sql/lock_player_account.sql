-- For transactions of several players: what a player holds, with the row locked until the end of the transaction. Null where there is no such account,
-- and, unless `p_waits`, where another transaction has the row: who waits while holding other players' rows makes all of them wait, and two such
-- wait for each other.
create or replace function ledger.lock_player_account(p_player text, p_currency text, p_waits boolean) returns bigint language plpgsql as $$
declare
  v_balance bigint;
begin
  if p_waits then
    select balance_minor into v_balance from ledger.accounts where path = p_player and currency = p_currency and shard = 0 for no key update;
  else
    select balance_minor into v_balance from ledger.accounts where path = p_player and currency = p_currency and shard = 0 for no key update skip locked;
  end if;
  return v_balance;
end $$;
