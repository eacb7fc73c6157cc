-- Points from the platform to players: many transactions at once, each once under its key, all or none. An account is written once, whatever number of them it is in: a row
-- that is written again and again within a transaction is found more slowly with each time. p_places says for each posting its transaction, in the order of these.
-- Answers their ids in their order, below zero where the key was posted before. Nobody is told: no balance of money changes.
-- Errors: AN002 the key was used with another input · AN003 not an account · AN004 an amount that is not positive, or not from the platform to a player.
create or replace function ledger.post_points(
  p_currency text, p_keys text[], p_kinds text[], p_places int[], p_from text[], p_to text[], p_amounts bigint[], p_codes text[]
) returns setof bigint language plpgsql as $$
declare
  v_ids bigint[] := array(select ledger.next_id() from unnest(p_keys));
  v_posted bigint[];
  v_houses text[] := array(select distinct path from unnest(p_from) path);
  v_players text[] := array(select distinct path collate "C" from unnest(p_to) path order by 1);
  v_path text;
begin
  if 0 >= any (p_amounts) or exists (select from unnest(v_houses) path where starts_with(path, 'player:')) or exists (select from unnest(v_players) path where not starts_with(path, 'player:')) then
    raise exception 'not points for players: % from % to %', p_amounts, p_from, p_to using errcode = 'AN004';
  end if;
  insert into ledger.keys (key, transaction_id) select u.key, v_ids[u.place] from unnest(p_keys) with ordinality as u (key, place) order by u.key, u.place
    on conflict on constraint keys_key do nothing;
  if exists (select from ledger.keys k where k.key = any (p_keys) and k.input_hash is not null) then
    raise exception 'a key of % was used with another input', p_keys using errcode = 'AN002';
  end if;
  select array_agg(k.transaction_id order by u.place) into v_posted from unnest(p_keys) with ordinality as u (key, place) join ledger.keys k on k.key = u.key;
  insert into ledger.transactions (id, kind, key)
    select u.id, u.kind, u.key from unnest(v_ids, v_posted, p_kinds, p_keys) as u (id, posted, kind, key) where u.posted = u.id;
  perform ledger.lock_house(v_houses, array_fill(p_currency, array[cardinality(v_houses)]));
  for v_path in select u.wanted from unnest(v_players) as u (wanted)
    where not exists (select from ledger.accounts a where a.path = u.wanted and a.currency = p_currency and a.shard = 0) order by u.wanted collate "C" loop
    perform ledger.open_account(v_path, p_currency, 0::smallint);
  end loop;
  perform from ledger.accounts a where a.path = any (v_players) and a.currency = p_currency and a.shard = 0 order by a.path collate "C" for no key update;
  -- No line is looked up among the others: the planner takes a list for short, and would compare each of hundreds with all. So each side of a line goes through the
  -- lines of its account in their order, behind the account itself, and meets the other side again by their number.
  with lines as (
    select u.n, v_ids[u.place] as id, row_number() over (partition by u.place order by u.n) - 1 as line, u.path_from, u.path_to, u.amount, u.code
      from unnest(p_places, p_from, p_to, p_amounts, p_codes) with ordinality as u (place, path_from, path_to, amount, code, n)
      where v_posted[u.place] = v_ids[u.place]
  ), sides as (
    select path_from as path, n, true as is_from, -amount as amount, id, line, code from lines union all select path_to, n, false, amount, id, line, code from lines
  ), changed as (
    update ledger.accounts a set balance_minor = a.balance_minor + t.amount, version = a.version + t.steps
      from (select path, sum(amount)::bigint as amount, count(*) as steps from sides group by path) t
      where a.path = t.path and a.currency = p_currency and a.shard = ledger.shard_of(t.path)
      returning a.path, a.id as account, a.balance_minor - t.amount as balance, a.version - t.steps as version
  ), moves as (
    select n, is_from, amount, id, line, code, first_value(account) over its as account, first_value(version) over its + row_number() over its - 1 as version,
           first_value(balance) over its + (sum(amount) over its)::bigint as balance
      from (
        select path, n, is_from, amount, id, line, code, null::bigint as account, null::bigint as balance, null::bigint as version from sides
        union all select path, 0, null, 0, null, null, null, account, balance, version from changed
      ) each window its as (partition by path order by n)
  )
  insert into ledger.postings (transaction_id, line, from_account, to_account, amount_minor, from_balance_minor, to_balance_minor, from_version, to_version, from_player, to_player, code)
    select id, line, max(account) filter (where is_from), max(account) filter (where not is_from), max(amount), max(balance) filter (where is_from),
           max(balance) filter (where not is_from), max(version) filter (where is_from), max(version) filter (where not is_from), false, true, code
      from moves where n > 0 group by n, id, line, code;
  return query select case when u.posted = u.id then u.id else -u.posted end from unnest(v_ids, v_posted) with ordinality as u (id, posted, place) order by u.place;
end $$;
