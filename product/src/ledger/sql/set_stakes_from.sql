-- No stake is taken from these accounts of a player before `p_from` (infinity: ever). Stakes that were taken before this transaction are over when it has the
-- rows; those that come after it see what it has written. Rows are locked in the order of their paths, and made where there are none yet.
create or replace function ledger.set_stakes_from(p_paths text[], p_currency text, p_from timestamptz) returns void language plpgsql as $$
declare
  v_path text;
begin
  for v_path in select distinct path collate "C" from unnest(p_paths) path order by 1 loop
    perform ledger.open_account(v_path, p_currency, 0::smallint);
    update ledger.accounts set excluded_from = p_from, stakes_from = case when is_identity_blocked then 'infinity' else p_from end
      where path = v_path and currency = p_currency and shard = 0;
  end loop;
end $$;
