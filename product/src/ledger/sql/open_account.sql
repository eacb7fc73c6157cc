-- Makes the row of an account when it is not there. What a player owes is negative; a player's other accounts never are. Error AN003: not an account.
create or replace function ledger.open_account(p_path text, p_currency text, p_shard smallint) returns void language plpgsql as $$
begin
  if p_path !~ '^(player:\d+|house|provider):[a-z0-9:-]+$' then
    raise exception 'not an account: %', p_path using errcode = 'AN003';
  end if;
  insert into ledger.accounts (path, currency, shard, lowest_minor)
    values (p_path, p_currency, p_shard, case when starts_with(p_path, 'player:') and p_path not like 'player:%:owed' then 0 else -9223372036854775808 end)
    on conflict (path, currency, shard) do nothing;
end $$;
