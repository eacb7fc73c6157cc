-- Writes the closing balances of all accounts that moved since the last closing and before `p_to`. From then on the books are proved from there, and the
-- partitions before it can be detached. Error AN010: the audit has not got so far.
create or replace function ledger.close_period(p_to bigint) returns void language plpgsql as $$
declare
  v_proof ledger.proof;
begin
  select * into v_proof from ledger.proof for update;
  if p_to <= v_proof.closed_to then
    return;
  end if;
  if p_to > v_proof.proven_to then
    raise exception 'the books are proven to % and cannot be closed to %', v_proof.proven_to, p_to using errcode = 'AN010';
  end if;
  insert into ledger.closing_balances (closed_to, account_id, balance_minor, movements)
    select p_to, m.account, m.balance + coalesce(c.balance_minor, 0), m.movements + coalesce(c.movements, 0) from (
      select account, sum(amount) as balance, count(*) as movements from (
        select from_account as account, -amount_minor as amount from ledger.postings where transaction_id >= v_proof.closed_to and transaction_id < p_to
        union all select to_account, amount_minor from ledger.postings where transaction_id >= v_proof.closed_to and transaction_id < p_to
      ) each group by account
    ) m
    left join lateral (
      select b.balance_minor, b.movements from ledger.closing_balances b where b.account_id = m.account order by b.closed_to desc limit 1
    ) c on true;
  update ledger.proof set closed_to = p_to;
end $$;
