-- Locks the rows of platform accounts that this connection writes, in the order of their paths, and makes those that are missing.
-- Rounds of one call are mostly of one game: its single account is locked by one plain statement. Error AN003: not an account.
create or replace function ledger.lock_house(p_paths text[], p_currencies text[]) returns void language plpgsql as $$
declare
  v_place record;
begin
  if p_paths[1] = all (p_paths) and p_currencies[1] = all (p_currencies) then
    perform 1 from ledger.accounts where path = p_paths[1] and currency = p_currencies[1] and shard = ledger.shard_of(p_paths[1]) for no key update;
    if found then
      return;
    end if;
  end if;
  for v_place in select distinct path collate "C" as path, currency from unnest(p_paths, p_currencies) as u (path, currency) order by 1, 2 loop
    perform 1 from ledger.accounts where path = v_place.path and currency = v_place.currency and shard = ledger.shard_of(v_place.path) for no key update;
    if not found then
      perform ledger.open_account(v_place.path, v_place.currency, ledger.shard_of(v_place.path));
    end if;
  end loop;
end $$;
