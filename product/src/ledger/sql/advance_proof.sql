-- Adds the next postings, at most so many and a bit, to ledger.proven_balances. Answers how many it took; 0 when there are no more, or when something is wrong with
-- the next ones: then they stay for ledger.audit('proof') to name. A posting is only taken when no transaction that could write one before it is running.
create or replace function ledger.advance_proof(p_most int) returns bigint language plpgsql as $$
declare
  v_proof ledger.proof;
  v_limit bigint;
  v_to bigint;
  v_count bigint;
begin
  select * into v_proof from ledger.proof for update;
  -- An id is made less than two minutes before its row is written, and a row that is written has a transaction's number. Numbers of another database's
  -- history, after an import, are ahead of ours.
  if v_proof.next_after <= pg_snapshot_xmin(pg_current_snapshot()) or v_proof.next_after > pg_snapshot_xmax(pg_current_snapshot()) then
    v_limit := case when v_proof.next_after > pg_snapshot_xmax(pg_current_snapshot()) then v_proof.proven_to else v_proof.next_to end;
    if v_limit <= v_proof.proven_to then
      update ledger.proof set next_to = greatest(proven_to, ledger.id_at(clock_timestamp() - interval '2 minutes')),
        next_after = pg_snapshot_xmax(pg_current_snapshot());
      return 0;
    end if;
  else
    return 0;
  end if;
  select max(p.transaction_id) + 1, count(*) into v_to, v_count from (
    select transaction_id from ledger.postings where transaction_id >= v_proof.proven_to and transaction_id < v_limit order by transaction_id limit p_most
  ) p;
  if v_count < p_most then
    v_to := v_limit;
  end if;
  perform from ledger.postings p left join ledger.transactions t on t.id = p.transaction_id and t.id >= v_proof.proven_to and t.id < v_to
    where p.transaction_id >= v_proof.proven_to and p.transaction_id < v_to and (t.id is null or p.amount_minor <= 0 or p.from_account = p.to_account);
  if found then
    return 0;
  end if;
  perform from ledger.transactions t where t.id >= v_proof.proven_to and t.id < v_to
    and not exists (select from ledger.postings p where p.transaction_id = t.id);
  if found then
    return 0;
  end if;
  insert into ledger.proven_balances as b (account_id, balance_minor, movements)
    select m.account_id, m.balance_minor, m.movements from ledger.moved(v_proof.proven_to, v_to) m
    on conflict (account_id) do update set balance_minor = b.balance_minor + excluded.balance_minor, movements = b.movements + excluded.movements;
  update ledger.proof set proven_to = v_to;
  return greatest(v_count, 1);
end $$;
