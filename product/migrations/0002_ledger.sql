create schema ledger;

-- An account is a word (`player:7:main`). House and provider accounts are busy, so each has several rows (shards) whose balances add up;
-- a connection always takes the same shard, so two connections do not wait for one row.
create table ledger.accounts (
  id bigint generated always as identity unique,
  path text collate "C" not null,
  currency text collate "C" not null,
  shard smallint not null,
  balance_minor bigint not null default 0,
  version bigint not null default 0,
  may_go_negative boolean not null,
  primary key (path, currency, shard),
  constraint accounts_no_overdraft check (balance_minor >= 0 or may_go_negative)
) with (fillfactor = 60, autovacuum_vacuum_scale_factor = 0.05);

-- The key is the idempotency key: one key, one transaction, whoever repeats it. (The id has no index: nobody looks for it but the audit.)
create table ledger.transactions (
  key text collate "C" not null,
  id bigint generated always as identity,
  input_hash bytea,
  kind text not null,
  reverses bigint,
  created_at timestamptz not null default now(),
  constraint transactions_key primary key (key)
);
create unique index transactions_reversed_once on ledger.transactions (reverses) where reverses is not null;

-- A posting moves a positive amount from one account to another, and keeps what both held afterwards. Insert only.
-- No foreign keys: the functions below are the only writers, and the audit proves the references. Only players' statements are looked up by
-- account, so only players' sides are indexed.
create table ledger.postings (
  transaction_id bigint not null,
  line smallint not null,
  from_account bigint not null,
  to_account bigint not null,
  amount_minor bigint not null check (amount_minor > 0),
  from_balance_minor bigint not null,
  to_balance_minor bigint not null,
  from_version bigint not null,
  to_version bigint not null,
  from_player boolean not null,
  to_player boolean not null,
  code text not null,
  primary key (transaction_id, line),
  check (from_account <> to_account)
);
create index postings_from on ledger.postings (from_account, from_version) where from_player;
create index postings_to on ledger.postings (to_account, to_version) where to_player;

create function ledger.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is insert-only: % on %', tg_op, tg_table_name using errcode = 'AN009';
end $$;
create trigger postings_insert_only before update or delete or truncate on ledger.postings execute function ledger.refuse_change();
create trigger transactions_insert_only before update or delete or truncate on ledger.transactions execute function ledger.refuse_change();
create trigger accounts_never_deleted before delete or truncate on ledger.accounts execute function ledger.refuse_change();
revoke update, delete, truncate on ledger.postings, ledger.transactions from public;

-- The shard of an account that this connection uses.
create function ledger.shard_of(p_path text) returns smallint language sql stable as $$
  select case when starts_with(p_path, 'player:') then 0 else pg_backend_pid() % 16 end::smallint
$$;

-- Makes the row of an account when it is not there. Error AN003: not an account.
create function ledger.open_account(p_path text, p_currency text, p_shard smallint) returns void language plpgsql as $$
begin
  if p_path !~ '^(player:\d+|house|provider):[a-z0-9:-]+$' then
    raise exception 'not an account: %', p_path using errcode = 'AN003';
  end if;
  insert into ledger.accounts (path, currency, shard, may_go_negative) values (p_path, p_currency, p_shard, not starts_with(p_path, 'player:'))
    on conflict (path, currency, shard) do nothing;
end $$;

-- One posting as a transaction of its own: the hot path (a bet, a stake), with the event that tells of it in the same outbox row. With
-- `p_back` a second posting goes the other way at once (a round's win): both accounts are written once. Where `p_event` is null the caller
-- writes that row itself, because its event names what this transaction has only just made.
-- Rows are locked in the order of their paths, as everywhere, so no two transactions can wait for each other.
-- Errors: 23505 transactions_key: the key was posted before · 23514 accounts_no_overdraft: an account would go negative · AN003 not an account.
create function ledger.post_one(
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

-- Posts one transaction of any number of postings: every one or none. Returns its id; the negative id when this key was posted before with
-- the same input hash. `p_event` and `p_payload` tell of it in the same outbox row.
-- Errors: 23514 accounts_no_overdraft: an account would go negative · AN002 the key was used with another input · AN003 not an account.
-- (No exception block: it would cost every call a subtransaction.)
create function ledger.post(
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

-- Balances of a player's accounts in one row set; house accounts add their shards.
create function ledger.balance(p_path text, p_currency text) returns bigint language sql stable parallel safe as $$
  select coalesce(sum(balance_minor), 0)::bigint from ledger.accounts where path = p_path and currency = p_currency
$$;

-- What the audit and the conservation job look at: a row for each thing that is wrong, none when the books balance.
create function ledger.audit() returns table (problem text, account_id bigint, expected bigint, found bigint) language sql stable as $$
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
  select 'an account below zero that may not be', id, 0, balance_minor from ledger.accounts where balance_minor < 0 and not may_go_negative
$$;
