-- One row for each problem in the ledger; none when it balances. Used by the conservation job and by tests.
create or replace function ledger.audit() returns table (problem text, account_id bigint, expected bigint, found bigint) language sql stable as $$
  with moved as (
    select account, sum(amount)::bigint as balance, count(*) as movements from (
      select from_account as account, -amount_minor as amount from ledger.postings
      union all select to_account, amount_minor from ledger.postings
    ) each group by account
  )
  select 'balance is not the sum of its postings', coalesce(a.id, m.account), coalesce(m.balance, 0), a.balance_minor
    from ledger.accounts a full join moved m on m.account = a.id
    where coalesce(m.balance, 0) is distinct from a.balance_minor or coalesce(m.movements, 0) is distinct from a.version
  union all
  select 'the sum of all balances in ' || currency || ' is not zero', null, 0, sum(balance_minor)::bigint
    from ledger.accounts group by currency having sum(balance_minor) <> 0
  union all
  select 'a posting without its transaction', p.from_account, p.transaction_id, null
    from ledger.postings p left join ledger.transactions t on t.id = p.transaction_id where t.id is null
  union all
  select 'a transaction without postings', null, t.id, 0
    from ledger.transactions t where not exists (select 1 from ledger.postings p where p.transaction_id = t.id)
  union all
  select 'a posting that moves nothing', p.from_account, p.transaction_id, p.amount_minor
    from ledger.postings p where p.amount_minor <= 0 or p.from_account = p.to_account
  union all
  select 'an account below zero that may not be', id, 0, balance_minor from ledger.accounts where balance_minor < 0 and not may_go_negative
$$;
