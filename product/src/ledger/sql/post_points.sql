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
  v_fresh bigint;
  v_written bigint;
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
  with lines as (
    select u.n, v_ids[u.place] as id, row_number() over (partition by u.place order by u.n) - 1 as line, u.path_from, u.path_to, u.amount, u.code
      from unnest(p_places, p_from, p_to, p_amounts, p_codes) with ordinality as u (place, path_from, path_to, amount, code, n)
      where v_posted[u.place] = v_ids[u.place]
  ), sides as (
    select path_from as path, n, -amount as amount from lines union all select path_to, n, amount from lines
  ), moves as (
    select path, n, (sum(amount) over (partition by path order by n))::bigint as moved, row_number() over (partition by path order by n) as step from sides
  ), totals as (
    select path, sum(amount)::bigint as amount, count(*) as steps from sides group by path
  ), changed as (
    update ledger.accounts a set balance_minor = a.balance_minor + t.amount, version = a.version + t.steps
      from totals t where a.path = t.path and a.currency = p_currency and a.shard = ledger.shard_of(t.path)
      returning a.path, a.id, a.balance_minor - t.amount as balance, a.version - t.steps as version
  )
  insert into ledger.postings (transaction_id, line, from_account, to_account, amount_minor, from_balance_minor, to_balance_minor, from_version, to_version, from_player, to_player, code)
    select l.id, l.line, f.id, t.id, l.amount, f.balance + fm.moved, t.balance + tm.moved, f.version + fm.step, t.version + tm.step, false, true, l.code
      from lines l
      join moves fm on fm.n = l.n and fm.path = l.path_from join changed f on f.path = l.path_from
      join moves tm on tm.n = l.n and tm.path = l.path_to join changed t on t.path = l.path_to;
  get diagnostics v_written = row_count;
  select count(*) into v_fresh from unnest(p_places) place where v_posted[place] = v_ids[place];
  if v_written <> v_fresh then
    raise exception 'not accounts that are locked: %', p_to using errcode = 'AN004';
  end if;
  return query select case when u.posted = u.id then u.id else -u.posted end from unnest(v_ids, v_posted) with ordinality as u (id, posted, place) order by u.place;
end $$;
