-- Parts of what a platform account holds, to other platform accounts, as one transaction. All rows are locked (`ledger.lock_house`), no account is named twice, and nobody is told:
-- no player's balance changes. Planned once: with the lengths of the arrays each call would be planned anew, which
-- took longer than the call itself. Error AN004: an amount that is not positive, or not accounts of the platform.
create or replace function ledger.post_shares(p_kind text, p_currency text, p_from text, p_to text[], p_amounts bigint[], p_code text) returns void
language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  v_shard smallint := pg_backend_pid() % 16;
  v_id bigint := ledger.next_id();
  v_sum bigint;
  v_count bigint := cardinality(p_to);
  v_written bigint;
  v_from record;
begin
  select sum(amount) into v_sum from unnest(p_amounts) amount;
  if v_count = 0 or 0 >= any (p_amounts) or p_from = any (p_to) or exists (select from unnest(p_from || p_to) path where starts_with(path, 'player:')) then
    raise exception 'not shares: % from % to %', p_amounts, p_from, p_to using errcode = 'AN004';
  end if;
  update ledger.accounts set balance_minor = balance_minor - v_sum, version = version + v_count
    where path = p_from and currency = p_currency and shard = v_shard returning id, balance_minor, version into strict v_from;
  insert into ledger.transactions (id, kind) values (v_id, p_kind);
  with moved as (
    update ledger.accounts a set balance_minor = a.balance_minor + u.amount, version = a.version + 1
      from unnest(p_to, p_amounts) with ordinality as u (path, amount, line)
      where a.path = u.path and a.currency = p_currency and a.shard = v_shard
      returning u.line, u.amount, a.id, a.balance_minor, a.version
  )
  insert into ledger.postings (transaction_id, line, from_account, to_account, amount_minor, from_balance_minor, to_balance_minor, from_version, to_version, from_player, to_player, code)
    select v_id, m.line - 1, v_from.id, m.id, m.amount, v_from.balance_minor + v_sum - sum(m.amount) over (order by m.line), m.balance_minor,
           v_from.version - v_count + m.line, m.version, false, false, p_code
      from moved m;
  get diagnostics v_written = row_count;
  if v_written <> v_count then
    raise exception 'not accounts that are locked: %', p_to using errcode = 'AN004';
  end if;
end $$;
