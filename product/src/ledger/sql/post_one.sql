-- One posting as a transaction of its own, for the hot path (a bet, a stake), with its event in the same outbox row. With `p_back` a second
-- posting goes the other way at once (a round's win): both accounts are written once. Where `p_event` is null the caller writes the event.
-- Rows are locked in the order of their paths, so no two transactions wait for each other in a circle.
-- Without a key nothing tells a repetition: the caller's own row does, and `p_id` is its id.
-- Errors: 23505 keys_key: the key was posted before · 23514 accounts_no_overdraft: an account would go negative · AN003 not an
-- account · AN004 an amount that is not positive, or from an account to itself · AN005 a stake of an account that takes none now ·
-- AN006 a stake that is more than its player's limits leave.
create or replace function ledger.post_one(
  p_key text, p_hash bytea, p_kind text, p_currency text, p_from text, p_to text, p_amount bigint, p_code text,
  p_event text default 'ledger.posted', p_payload jsonb default '{}', p_back bigint default 0, p_back_code text default null,
  p_id bigint default null
) returns bigint language plpgsql as $$
declare
  v_id bigint := coalesce(p_id, ledger.next_id());
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
  v_stakes_from timestamptz;
  v_stake bigint := case when p_code = 'stake' then p_amount else 0 end;
  v_lost bigint := case when p_code = 'stake' then p_amount - p_back else 0 end;
  v_staked bigint;
begin
  if p_amount <= 0 or p_back < 0 or p_from = p_to then
    raise exception 'not a posting: % from % to %, back %', p_amount, p_from, p_to, p_back using errcode = 'AN004';
  end if;
  if p_key is not null then
    insert into ledger.keys (key, input_hash, transaction_id) values (p_key, p_hash, v_id);
  end if;
  insert into ledger.transactions (id, kind, key) values (v_id, p_kind, p_key);
  loop
    if v_from_first and v_from is null then
      update ledger.accounts
        set balance_minor = balance_minor - v_net, version = version + v_moves, staked_minor = staked_minor + v_stake, lost_minor = lost_minor + v_lost
        where path = p_from and currency = p_currency and shard = v_from_shard returning id, balance_minor, version, stakes_from, staked_minor
          into v_from, v_from_balance, v_from_version, v_stakes_from, v_staked;
    end if;
    if v_to is null then
      update ledger.accounts set balance_minor = balance_minor + v_net, version = version + v_moves
        where path = p_to and currency = p_currency and shard = v_to_shard returning id, balance_minor, version into v_to, v_to_balance, v_to_version;
    end if;
    if v_from is null and not v_from_first then
      update ledger.accounts
        set balance_minor = balance_minor - v_net, version = version + v_moves, staked_minor = staked_minor + v_stake, lost_minor = lost_minor + v_lost
        where path = p_from and currency = p_currency and shard = v_from_shard returning id, balance_minor, version, stakes_from, staked_minor
          into v_from, v_from_balance, v_from_version, v_stakes_from, v_staked;
    end if;
    exit when v_from is not null and v_to is not null;
    if v_from is null then
      perform ledger.open_account(p_from, p_currency, v_from_shard);
    end if;
    if v_to is null then
      perform ledger.open_account(p_to, p_currency, v_to_shard);
    end if;
  end loop;
  if v_stakes_from > clock_timestamp() and p_code = 'stake' then
    raise exception 'account % takes no stakes before %', p_from, v_stakes_from using errcode = 'AN005';
  end if;
  if v_staked is not null and p_code = 'stake' then
    perform ledger.refuse_beyond_limit(p_from, p_currency, p_amount, p_back);
  end if;
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
    insert into outbox.events (name, payload, changed_accounts) values (p_event, p_payload, array[p_from, p_to]);
  end if;
  return v_id;
end $$;
