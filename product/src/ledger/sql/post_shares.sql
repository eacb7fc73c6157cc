-- Parts of what a platform account holds, to other platform accounts, as one transaction. The row of p_from is locked (`ledger.lock_house`), and the others are of one owner whose lock the
-- caller has, as the share of a jackpot is: a row that is missing is made here. No account is named twice, and nobody is told:
-- no player's balance changes. A statement for each line: there are nine at most, and one for all of them took longer to begin than these do.
-- Errors: AN003 not an account · AN004 an amount that is not positive, or not accounts of the platform.
create or replace function ledger.post_shares(p_kind text, p_currency text, p_from text, p_to text[], p_amounts bigint[], p_code text) returns void
language plpgsql as $$
declare
  v_shard smallint := ledger.own_shard();
  v_id bigint := ledger.next_id();
  v_count int := cardinality(p_to);
  v_sum bigint := 0;
  v_from bigint;
  v_from_balance bigint;
  v_from_version bigint;
  v_to bigint;
  v_to_balance bigint;
  v_to_version bigint;
begin
  if v_count = 0 or starts_with(p_from, 'player:') then
    raise exception 'not shares: % from % to %', p_amounts, p_from, p_to using errcode = 'AN004';
  end if;
  for i in 1 .. v_count loop
    if p_amounts[i] <= 0 or p_to[i] = p_from or starts_with(p_to[i], 'player:') then
      raise exception 'not shares: % from % to %', p_amounts, p_from, p_to using errcode = 'AN004';
    end if;
    v_sum := v_sum + p_amounts[i];
  end loop;
  insert into ledger.transactions (id, kind) values (v_id, p_kind);
  update ledger.accounts set balance_minor = balance_minor - v_sum, version = version + v_count
    where path = p_from and currency = p_currency and shard = v_shard returning id, balance_minor + v_sum, version - v_count into strict v_from, v_from_balance, v_from_version;
  for i in 1 .. v_count loop
    v_from_balance := v_from_balance - p_amounts[i];
    v_from_version := v_from_version + 1;
    loop
      with moved as (
        update ledger.accounts set balance_minor = balance_minor + p_amounts[i], version = version + 1
          where path = p_to[i] and currency = p_currency and shard = v_shard returning id, balance_minor, version
      )
      insert into ledger.postings (transaction_id, line, from_account, to_account, amount_minor, from_balance_minor, to_balance_minor, from_version, to_version, from_player, to_player, code)
        select v_id, i - 1, v_from, m.id, p_amounts[i], v_from_balance, m.balance_minor, v_from_version, m.version, false, false, p_code from moved m;
      exit when found;
      perform ledger.open_account(p_to[i], p_currency, v_shard);
    end loop;
  end loop;
end $$;
