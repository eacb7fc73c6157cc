-- One posting as a transaction of its own, for the hot path (a bet, a stake), with its event in the same outbox row. Where `p_event` is null the caller writes the event.
-- Rows are locked in the order of their paths, so no two transactions wait for each other in a circle.
-- Without a key nothing tells a repetition: the caller's own row does, and `p_id` is its id.
-- Errors: 23505 keys_key: the key was posted before · 23514 accounts_no_overdraft: an account would go negative · AN003 not an
-- account · AN004 an amount that is not positive, or from an account to itself · AN005 a stake of an account that takes none now ·
-- AN006 a stake that is more than its player's limits leave.
-- Few statements and few expressions: in each transaction PostgreSQL prepares each of them anew, which costs more than running it. So its rows are written by one statement.
create or replace function ledger.post_one(
  p_key text, p_hash bytea, p_kind text, p_currency text, p_from text, p_to text, p_amount bigint, p_code text,
  p_event text default 'ledger.posted', p_payload jsonb default '{}', p_id bigint default null
) returns bigint language plpgsql as $$
declare
  v_id bigint := coalesce(p_id, ledger.next_id());
  v_from bigint;
  v_to bigint;
  v_from_balance bigint;
  v_to_balance bigint;
  v_from_version bigint;
  v_to_version bigint;
  v_stakes_from timestamptz;
  v_limited boolean;
begin
  if p_amount <= 0 or p_from = p_to then
    raise exception 'not a posting: % from % to %', p_amount, p_from, p_to using errcode = 'AN004';
  end if;
  loop
    if v_to is null and p_to < p_from collate "C" then
      update ledger.accounts set balance_minor = balance_minor + p_amount, version = version + 1
        where path = p_to and currency = p_currency and shard = ledger.shard_of(p_to) returning id, balance_minor, version into v_to, v_to_balance, v_to_version;
    end if;
    if v_from is null then
      update ledger.accounts
        set balance_minor = balance_minor - p_amount, version = version + 1,
            staked_minor = staked_minor + case when p_code = 'stake' then p_amount else 0 end, lost_minor = lost_minor + case when p_code = 'stake' then p_amount else 0 end
        where path = p_from and currency = p_currency and shard = ledger.shard_of(p_from) returning id, balance_minor, version, stakes_from,
                  limits_until <= clock_timestamp() or p_amount > stake_most or staked_minor > staked_most or lost_minor > lost_most
          into v_from, v_from_balance, v_from_version, v_stakes_from, v_limited;
    end if;
    if v_to is null then
      update ledger.accounts set balance_minor = balance_minor + p_amount, version = version + 1
        where path = p_to and currency = p_currency and shard = ledger.shard_of(p_to) returning id, balance_minor, version into v_to, v_to_balance, v_to_version;
    end if;
    exit when v_from is not null and v_to is not null;
    if v_from is null then
      perform ledger.open_account(p_from, p_currency, ledger.shard_of(p_from));
    end if;
    if v_to is null then
      perform ledger.open_account(p_to, p_currency, ledger.shard_of(p_to));
    end if;
  end loop;
  if p_code = 'stake' and (v_stakes_from is not null or v_limited) then
    if v_stakes_from > clock_timestamp() then
      raise exception 'account % takes no stakes before %', p_from, v_stakes_from using errcode = 'AN005';
    end if;
    -- A frame of a limit has ended, or a limit leaves less: to begin the next frame and to judge by it is its work.
    perform ledger.refuse_beyond_limit(p_from, p_currency, p_amount);
  end if;
  with kept as (
    insert into ledger.keys (key, input_hash, transaction_id) select p_key, p_hash, v_id where p_key is not null
  ), made as (
    insert into ledger.transactions (id, kind, key) values (v_id, p_kind, p_key)
  ), told as (
    insert into outbox.events (name, payload, changed_accounts) select p_event, p_payload, array[p_from, p_to] where p_event is not null
  )
  insert into ledger.postings (transaction_id, line, from_account, to_account, amount_minor, from_balance_minor, to_balance_minor, from_version, to_version, from_player, to_player, code)
    values (v_id, 0, v_from, v_to, p_amount, v_from_balance, v_to_balance, v_from_version, v_to_version, starts_with(p_from, 'player:'), starts_with(p_to, 'player:'), p_code);
  return v_id;
end $$;
