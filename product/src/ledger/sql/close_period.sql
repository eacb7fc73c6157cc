-- One step towards the closing balances of all accounts that moved since the last closing and before `p_to`: about `p_most` postings are added up, or so many
-- sums written as closing balances. Answers whether the period is closed; until then the caller repeats it, each time in a transaction of its own. The last
-- step makes the closing valid at once: from then on the books are proved from there, and the partitions before it can be detached.
-- A closing that was begun is finished before another one is. Error AN010: the audit has not got so far.
create or replace function ledger.close_period(p_to bigint, p_most int) returns boolean language plpgsql as $$
declare
  v_proof ledger.proof;
  v_next bigint;
begin
  select * into v_proof from ledger.proof for update;
  if p_to <= v_proof.closed_to then
    return true;
  end if;
  if p_to > v_proof.proven_to then
    raise exception 'the books are proven to % and cannot be closed to %', v_proof.proven_to, p_to using errcode = 'AN010';
  end if;
  if v_proof.closing_to <= v_proof.closed_to then
    update ledger.proof set closing_to = p_to, summed_to = closed_to returning * into v_proof;
  end if;
  if v_proof.summed_to < v_proof.closing_to then
    select case when count(*) < p_most then v_proof.closing_to else max(p.transaction_id) + 1 end into v_next from (
      select transaction_id from ledger.postings where transaction_id >= v_proof.summed_to and transaction_id < v_proof.closing_to
        order by transaction_id limit p_most
    ) p;
    insert into ledger.closing_sums as s (account_id, balance_minor, movements)
      select m.account_id, m.balance_minor, m.movements from ledger.moved(v_proof.summed_to, v_next) m
      on conflict (account_id) do update set balance_minor = s.balance_minor + excluded.balance_minor, movements = s.movements + excluded.movements;
    update ledger.proof set summed_to = v_next;
    return false;
  end if;
  with next as (
    delete from ledger.closing_sums where account_id in (select s.account_id from ledger.closing_sums s order by s.account_id limit p_most)
      returning account_id, balance_minor, movements
  )
  insert into ledger.closing_balances (closed_to, account_id, balance_minor, movements)
    select v_proof.closing_to, n.account_id, n.balance_minor + coalesce(c.balance_minor, 0), n.movements + coalesce(c.movements, 0)
      from next n
      left join lateral (
        select b.balance_minor, b.movements from ledger.closing_balances b where b.account_id = n.account_id order by b.closed_to desc limit 1
      ) c on true;
  if found then
    return false;
  end if;
  update ledger.proof set closed_to = closing_to;
  return p_to <= v_proof.closing_to;
end $$;
