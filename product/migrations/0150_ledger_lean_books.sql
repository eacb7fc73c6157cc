-- Check constraints are parsed anew by every single statement that writes their table, a third of what a round cost. Where one function is the
-- only writer it looks itself, once, and the audit looks again; balances keep their constraint, because it is the last word on money.
alter table ledger.postings drop constraint postings_amount_minor_check, drop constraint postings_check;

-- As in 0002, and: AN004 an amount that is not positive, or from an account to itself.
create or replace function ledger.post_one(
  p_key text, p_hash bytea, p_kind text, p_currency text, p_from text, p_to text, p_amount bigint, p_code text,
  p_event text default 'ledger.posted', p_payload jsonb default '{}', p_back bigint default 0, p_back_code text default null
) returns bigint language plpgsql as $$
declare
  v_id bigint;
  v_from_player boolean := starts_with(p_from, 'player:');
  v_to_player boolean := starts_with(p_to, 'player:');
  v_shard smallint := pg_backend_pid() % 16;
  v_from_shard smallint := case when v_from_player then 0 else v_shard end;
  v_to_shard smallint := case when v_to_player then 0 else v_shard end;
  v_from_first boolean := p_from collate "C" < p_to;
  v_net bigint := p_amount - p_back;
  v_moves smallint := case when p_back > 0 then 2 else 1 end;
  v_from bigint;
  v_to bigint;
  v_from_balance bigint;
  v_to_balance bigint;
  v_from_version bigint;
  v_to_version bigint;
begin
  if p_amount <= 0 or p_back < 0 or p_from = p_to then
    raise exception 'not a posting: % from % to %, back %', p_amount, p_from, p_to, p_back using errcode = 'AN004';
  end if;
  insert into ledger.transactions (key, input_hash, kind) values (p_key, p_hash, p_kind) returning id into v_id;
  loop
    if v_from_first and v_from is null then
      update ledger.accounts set balance_minor = balance_minor - v_net, version = version + v_moves
        where path = p_from and currency = p_currency and shard = v_from_shard returning id, balance_minor, version into v_from, v_from_balance, v_from_version;
    end if;
    if v_to is null then
      update ledger.accounts set balance_minor = balance_minor + v_net, version = version + v_moves
        where path = p_to and currency = p_currency and shard = v_to_shard returning id, balance_minor, version into v_to, v_to_balance, v_to_version;
    end if;
    if v_from is null and not v_from_first then
      update ledger.accounts set balance_minor = balance_minor - v_net, version = version + v_moves
        where path = p_from and currency = p_currency and shard = v_from_shard returning id, balance_minor, version into v_from, v_from_balance, v_from_version;
    end if;
    exit when v_from is not null and v_to is not null;
    if v_from is null then
      perform ledger.open_account(p_from, p_currency, v_from_shard);
    end if;
    if v_to is null then
      perform ledger.open_account(p_to, p_currency, v_to_shard);
    end if;
  end loop;
  if p_back > 0 then
    -- The row saw only what is left of both: that the first posting was covered by itself is to be looked at here.
    if v_from_player and v_from_balance < p_back then
      raise exception 'account % would go below zero', p_from using errcode = '23514', constraint = 'accounts_no_overdraft';
    end if;
    insert into ledger.postings (transaction_id, line, from_account, to_account, amount_minor, from_balance_minor, to_balance_minor, from_version, to_version, from_player, to_player, code)
      values (v_id, 0, v_from, v_to, p_amount, v_from_balance - p_back, v_to_balance + p_back, v_from_version - 1, v_to_version - 1, v_from_player, v_to_player, p_code),
             (v_id, 1, v_to, v_from, p_back, v_to_balance, v_from_balance, v_to_version, v_from_version, v_to_player, v_from_player, p_back_code);
  else
    insert into ledger.postings (transaction_id, line, from_account, to_account, amount_minor, from_balance_minor, to_balance_minor, from_version, to_version, from_player, to_player, code)
      values (v_id, 0, v_from, v_to, p_amount, v_from_balance, v_to_balance, v_from_version, v_to_version, v_from_player, v_to_player, p_code);
  end if;
  if p_event is not null then
    insert into outbox.events (name, payload, moved) values (p_event, p_payload, array[p_from, p_to]);
  end if;
  return v_id;
end $$;

-- As in 0002, and AN004 as above.
create or replace function ledger.post(
  p_key text, p_hash bytea, p_kind text, p_currency text,
  p_from text[], p_to text[], p_amount bigint[], p_code text[], p_reverses bigint default null,
  p_event text default 'ledger.posted', p_payload jsonb default '{}'
) returns bigint language plpgsql as $$
declare
  v_id bigint;
  v_hash bytea;
  v_path text;
  v_from record;
  v_to record;
begin
  insert into ledger.transactions (key, input_hash, kind, reverses) values (p_key, p_hash, p_kind, p_reverses)
    on conflict on constraint transactions_key do nothing returning id into v_id;
  if v_id is null then
    select id, input_hash into v_id, v_hash from ledger.transactions where key = p_key;
    if v_hash is distinct from p_hash then
      raise exception 'key % was used with another input', p_key using errcode = 'AN002';
    end if;
    return -v_id;
  end if;
  for v_path in select distinct path collate "C" from unnest(p_from || p_to) path order by 1 loop
    perform 1 from ledger.accounts where path = v_path and currency = p_currency and shard = ledger.shard_of(v_path) for no key update;
    if not found then
      perform ledger.open_account(v_path, p_currency, ledger.shard_of(v_path));
    end if;
  end loop;
  for i in 1 .. cardinality(p_amount) loop
    if p_amount[i] <= 0 or p_from[i] = p_to[i] then
      raise exception 'not a posting: % from % to %', p_amount[i], p_from[i], p_to[i] using errcode = 'AN004';
    end if;
    update ledger.accounts set balance_minor = balance_minor - p_amount[i], version = version + 1
      where path = p_from[i] and currency = p_currency and shard = ledger.shard_of(p_from[i]) returning id, balance_minor, version into v_from;
    update ledger.accounts set balance_minor = balance_minor + p_amount[i], version = version + 1
      where path = p_to[i] and currency = p_currency and shard = ledger.shard_of(p_to[i]) returning id, balance_minor, version into v_to;
    insert into ledger.postings (transaction_id, line, from_account, to_account, amount_minor, from_balance_minor, to_balance_minor, from_version, to_version, from_player, to_player, code)
      values (v_id, i - 1, v_from.id, v_to.id, p_amount[i], v_from.balance_minor, v_to.balance_minor, v_from.version, v_to.version,
              starts_with(p_from[i], 'player:'), starts_with(p_to[i], 'player:'), p_code[i]);
  end loop;
  insert into outbox.events (name, payload, moved) values (p_event, p_payload, p_from || p_to);
  return v_id;
end $$;

-- As in 0002, and what the constraints of postings said.
create or replace function ledger.audit() returns table (problem text, account_id bigint, expected bigint, found bigint) language sql stable as $$
  with moved as (
    select account, sum(amount)::bigint as balance, count(*) as movements from (
      select from_account as account, -amount_minor as amount from ledger.postings
      union all select to_account, amount_minor from ledger.postings
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
    from ledger.postings p left join ledger.transactions t on t.id = p.transaction_id where t.id is null
  union all
  select 'a transaction without postings', null, t.id, 0
    from ledger.transactions t where not exists (select 1 from ledger.postings p where p.transaction_id = t.id)
  union all
  select 'a posting that moves nothing', p.from_account, p.transaction_id, p.amount_minor
    from ledger.postings p where p.amount_minor <= 0 or p.from_account = p.to_account
  union all
  select 'an account below zero that may not be', id, 0, balance_minor from ledger.accounts where balance_minor < 0 and not may_go_negative
$$;
