-- Balances of a player's accounts in one row set; house accounts add their shards.
create or replace function ledger.balance(p_path text, p_currency text) returns bigint language sql stable parallel safe as $$
  select coalesce(sum(balance_minor), 0)::bigint from ledger.accounts where path = p_path and currency = p_currency
$$;
