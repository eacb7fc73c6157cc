-- Parts of what a platform account holds, to other platform accounts, as one transaction. The row of p_from is locked (`ledger.lock_house`), and the others are of one owner whose lock the
-- caller has, as the share of a jackpot is: a row that is missing is made here. No account is named twice, and nobody is told:
-- no player's balance changes. One statement for all lines, without a join, which the planner would have to guess the size of.
-- Errors: AN003 not an account · AN004 an amount that is not positive, or not accounts of the platform.
create or replace function ledger.post_shares(p_kind text, p_currency text, p_from text, p_to text[], p_amounts bigint[], p_code text) returns void
language plpgsql as $$
declare
  v_shard smallint := ledger.own_shard();
  v_id bigint := ledger.next_id();
  v_count int := cardinality(p_to);
  v_sum bigint := 0;
  -- What all up to this one come to.
  v_sums bigint[] := '{}';
  v_left text[] := p_to;
  v_from bigint;
  v_balance bigint;
  v_version bigint;
  v_written int;
  v_is_made boolean := false;
  v_path text;
begin
  if v_count = 0 or starts_with(p_from, 'player:') then
    raise exception 'not shares: % from % to %', p_amounts, p_from, p_to using errcode = 'AN004';
  end if;
  for i in 1 .. v_count loop
    if p_amounts[i] <= 0 or p_to[i] = p_from or starts_with(p_to[i], 'player:') or array_position(p_to, p_to[i]) <> i then
      raise exception 'not shares: % from % to %', p_amounts, p_from, p_to using errcode = 'AN004';
    end if;
    v_sum := v_sum + p_amounts[i];
    v_sums[i] := v_sum;
  end loop;
  update ledger.accounts set balance_minor = balance_minor - v_sum, version = version + v_count
    where path = p_from and currency = p_currency and shard = v_shard returning id, balance_minor + v_sum, version - v_count into strict v_from, v_balance, v_version;
  loop
    with made as (
      insert into ledger.transactions (id, kind) select v_id, p_kind where not v_is_made
    ), moved as (
      update ledger.accounts a set balance_minor = a.balance_minor + p_amounts[array_position(p_to, a.path)], version = a.version + 1
        where a.path = any (v_left) and a.currency = p_currency and a.shard = v_shard
        returning array_position(p_to, a.path) as place, a.id, a.balance_minor, a.version
    )
    insert into ledger.postings (transaction_id, line, from_account, to_account, amount_minor, from_balance_minor, to_balance_minor, from_version, to_version, from_player, to_player, code)
      select v_id, m.place - 1, v_from, m.id, p_amounts[m.place], v_balance - v_sums[m.place], m.balance_minor, v_version + m.place, m.version, false, false, p_code from moved m;
    get diagnostics v_written = row_count;
    v_is_made := true;
    exit when v_written = cardinality(v_left);
    -- Each is made in this transaction, so the second time finds them all.
    v_left := array(select u.path from unnest(v_left) as u (path)
      where not exists (select from ledger.accounts a where a.path = u.path and a.currency = p_currency and a.shard = v_shard));
    foreach v_path in array v_left loop
      perform ledger.open_account(v_path, p_currency, v_shard);
    end loop;
  end loop;
end $$;
