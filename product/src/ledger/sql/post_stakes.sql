-- Writes the transactions of several players' stakes and of what these win, to and from accounts of the platform that `ledger.lock_house` has locked. The players' side was moved by `ledger.move_stake`, which
-- answered p_accounts, p_balances and p_versions. A place for each stake; one without an id is left out. One without a payload has not won yet: only its balance is told, and p_event of the others. Ids are of the
-- rows that the stakes were for, from ledger.next_id, and there is no key: those rows tell a repetition. An account of the platform changes once for all of its stakes.
create or replace function ledger.post_stakes(
  p_ids bigint[], p_kind text, p_currencies text[], p_players bigint[], p_accounts bigint[], p_balances bigint[], p_versions bigint[], p_houses text[],
  p_stakes bigint[], p_wins bigint[], p_event text, p_payloads jsonb[]
) returns void language plpgsql as $$
declare
  v_house bigint;
  v_balance bigint;
  v_version bigint;
  v_sum bigint;
  v_moves int;
  v_win bigint;
  v_is_done boolean[] := '{}';
  v_n int := 0;
  -- One place for each posting, the stake before the win.
  v_ids bigint[] := '{}';
  v_are_stakes boolean[] := '{}';
  v_amounts bigint[] := '{}';
  v_accounts bigint[] := '{}';
  v_balances bigint[] := '{}';
  v_versions bigint[] := '{}';
  v_houses bigint[] := '{}';
  v_house_balances bigint[] := '{}';
  v_house_versions bigint[] := '{}';
begin
  for i in 1 .. cardinality(p_ids) loop
    continue when p_ids[i] is null or v_is_done[i];
    v_sum := 0;
    v_moves := 0;
    for j in i .. cardinality(p_ids) loop
      continue when p_ids[j] is null or p_houses[j] <> p_houses[i] or p_currencies[j] <> p_currencies[i];
      v_win := case when p_payloads[j] is null then 0 else p_wins[j] end;
      v_sum := v_sum + p_stakes[j] - v_win;
      v_moves := v_moves + case when v_win > 0 then 2 else 1 end;
    end loop;
    update ledger.accounts a set balance_minor = a.balance_minor + v_sum, version = a.version + v_moves
      where a.path = p_houses[i] and a.currency = p_currencies[i] and a.shard = ledger.own_shard()
      returning a.id, a.balance_minor - v_sum, a.version - v_moves into strict v_house, v_balance, v_version;
    for j in i .. cardinality(p_ids) loop
      continue when p_ids[j] is null or p_houses[j] <> p_houses[i] or p_currencies[j] <> p_currencies[i];
      v_is_done[j] := true;
      v_win := case when p_payloads[j] is null then 0 else p_wins[j] end;
      v_n := v_n + 1;
      v_balance := v_balance + p_stakes[j];
      v_version := v_version + 1;
      v_ids[v_n] := p_ids[j];
      v_are_stakes[v_n] := true;
      v_amounts[v_n] := p_stakes[j];
      v_accounts[v_n] := p_accounts[j];
      v_houses[v_n] := v_house;
      v_house_balances[v_n] := v_balance;
      v_house_versions[v_n] := v_version;
      v_balances[v_n] := p_balances[j] - v_win;
      v_versions[v_n] := p_versions[j] - (v_win > 0)::int;
      continue when v_win = 0;
      v_n := v_n + 1;
      v_balance := v_balance - v_win;
      v_version := v_version + 1;
      v_ids[v_n] := p_ids[j];
      v_are_stakes[v_n] := false;
      v_amounts[v_n] := v_win;
      v_accounts[v_n] := p_accounts[j];
      v_houses[v_n] := v_house;
      v_house_balances[v_n] := v_balance;
      v_house_versions[v_n] := v_version;
      v_balances[v_n] := p_balances[j];
      v_versions[v_n] := p_versions[j];
    end loop;
  end loop;
  with made as (
    insert into ledger.transactions (id, kind) select u.id, p_kind from (select unnest(p_ids) id) u where u.id is not null
  ), told as (
    insert into outbox.events (name, payload, changed_accounts)
      select case when u.payload is null then 'ledger.posted' else p_event end, coalesce(u.payload, '{}'), array['player:' || u.player || ':main', u.house]
        from (select unnest(p_ids) id, unnest(p_payloads) payload, unnest(p_players) player, unnest(p_houses) house) u where u.id is not null
  )
  insert into ledger.postings (transaction_id, line, from_account, to_account, amount_minor, from_balance_minor, to_balance_minor, from_version, to_version, from_player, to_player, code)
    select u.id, case when u.is_stake then 0 else 1 end, case when u.is_stake then u.account else u.house end, case when u.is_stake then u.house else u.account end, u.amount,
           case when u.is_stake then u.balance else u.house_balance end, case when u.is_stake then u.house_balance else u.balance end,
           case when u.is_stake then u.version else u.house_version end, case when u.is_stake then u.house_version else u.version end,
           u.is_stake, not u.is_stake, case when u.is_stake then 'stake' else 'win' end
      from (select unnest(v_ids) id, unnest(v_are_stakes) is_stake, unnest(v_amounts) amount, unnest(v_accounts) account, unnest(v_houses) house, unnest(v_balances) balance,
                   unnest(v_house_balances) house_balance, unnest(v_versions) version, unnest(v_house_versions) house_version) u;
end $$;
