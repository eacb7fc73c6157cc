-- The shard of an account that this connection uses.
create or replace function ledger.shard_of(p_path text) returns smallint language sql stable as $$
  select case when starts_with(p_path, 'player:') then 0 else ledger.own_shard() end
$$;
