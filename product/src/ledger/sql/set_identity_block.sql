-- The same as `ledger.set_stakes_from` for a player who has to be verified first; what they chose themselves stays.
create or replace function ledger.set_identity_block(p_paths text[], p_currency text, p_blocked boolean) returns void language plpgsql as $$
declare
  v_path text;
begin
  for v_path in select distinct path collate "C" from unnest(p_paths) path order by 1 loop
    perform ledger.open_account(v_path, p_currency, 0::smallint);
    update ledger.accounts set is_identity_blocked = p_blocked, stakes_from = case when p_blocked then 'infinity' else excluded_from end
      where path = v_path and currency = p_currency and shard = 0;
  end loop;
end $$;
