-- One row for each problem in the ledger; none when it balances. From `closing` all postings are read that are not in closed periods, in one snapshot; from
-- `proof` only those that ledger.advance_proof has not read yet.
create or replace function ledger.audit(p_from text default 'closing') returns table (problem text, account_id bigint, expected bigint, found bigint)
language sql stable as $$
  with since as (
    select case p_from when 'proof' then proven_to else closed_to end as id from ledger.proof
  ), base as (
    select b.account_id, b.balance_minor, b.movements from ledger.proven_balances b where p_from = 'proof'
    union all
    (select distinct on (c.account_id) c.account_id, c.balance_minor, c.movements from ledger.closing_balances c
      where p_from <> 'proof' and c.closed_to <= (select id from since)
      order by c.account_id, c.closed_to desc)
  ), moved as (
    select account, sum(amount)::bigint as balance, sum(movements)::bigint as movements from (
      select from_account as account, -amount_minor as amount, 1 as movements from ledger.postings where transaction_id >= (select id from since)
      union all select to_account, amount_minor, 1 from ledger.postings where transaction_id >= (select id from since)
      union all select b.account_id, b.balance_minor, b.movements from base b
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
    from ledger.postings p left join ledger.transactions t on t.id = p.transaction_id and t.id >= (select id from since)
    where p.transaction_id >= (select id from since) and t.id is null
  union all
  select 'a transaction without postings', null, t.id, 0
    from ledger.transactions t where t.id >= (select id from since) and not exists (select 1 from ledger.postings p where p.transaction_id = t.id)
  union all
  select 'a posting that moves nothing', p.from_account, p.transaction_id, p.amount_minor
    from ledger.postings p where p.transaction_id >= (select id from since) and (p.amount_minor <= 0 or p.from_account = p.to_account)
  union all
  -- The first posting after a closing balance says by itself what the account held before.
  select 'a closing balance that the next posting does not start from', b.account_id, p.balance_before, b.balance_minor
    from base b join (
      select from_account as account, from_version as version, from_balance_minor + amount_minor as balance_before
        from ledger.postings where transaction_id >= (select id from since)
      union all select to_account, to_version, to_balance_minor - amount_minor from ledger.postings where transaction_id >= (select id from since)
    ) p on p.account = b.account_id and p.version = b.movements + 1
    where p.balance_before <> b.balance_minor
  union all
  select 'an account below zero that may not be', id, 0, balance_minor from ledger.accounts where balance_minor < lowest_minor
$$;
