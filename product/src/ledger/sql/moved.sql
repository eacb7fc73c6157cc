-- What each account moved in the postings of these ids: the first one and those before the second.
create or replace function ledger.moved(p_from bigint, p_to bigint) returns table (account_id bigint, balance_minor bigint, movements bigint)
language sql stable as $$
  select account, sum(amount)::bigint, count(*) from (
    select from_account as account, -amount_minor as amount from ledger.postings where transaction_id >= p_from and transaction_id < p_to
    union all select to_account, amount_minor from ledger.postings where transaction_id >= p_from and transaction_id < p_to
  ) each group by account
$$;
