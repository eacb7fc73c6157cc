-- Posts one transaction of any number of postings: all or none. Returns its id; the negative id when this key was posted before with the
-- same input hash. `p_event` and `p_payload` are stored as its event in the same outbox row.
-- Errors: 23514 accounts_no_overdraft: an account would go negative · AN002 the key was used with another input · AN003 not an account ·
-- AN004 an amount that is not positive, or from an account to itself. (No exception block: it would cost every call a subtransaction.)
create or replace function ledger.post(
  p_key text, p_hash bytea, p_kind text, p_currency text,
  p_from text[], p_to text[], p_amount bigint[], p_code text[], p_reverses bigint default null,
  p_event text default 'ledger.posted', p_payload jsonb default '{}'
) returns bigint language plpgsql as $$
declare
  v_id bigint := ledger.next_id();
  v_earlier bigint;
  v_hash bytea;
  v_path text;
  v_from record;
  v_to record;
begin
  insert into ledger.keys (key, input_hash, transaction_id) values (p_key, p_hash, v_id) on conflict on constraint keys_key do nothing;
  if not found then
    select transaction_id, input_hash into v_earlier, v_hash from ledger.keys where key = p_key;
    if v_hash is distinct from p_hash then
      raise exception 'key % was used with another input', p_key using errcode = 'AN002';
    end if;
    return -v_earlier;
  end if;
  insert into ledger.transactions (id, kind, key) values (v_id, p_kind, p_key);
  if p_reverses is not null then
    insert into ledger.reversals (reversed, transaction_id) values (p_reverses, v_id);
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
    -- What a bet or a round brings back comes off what its player has lost; what a correction takes back is lost again. Null where there is no limit.
    update ledger.accounts
      set balance_minor = balance_minor - p_amount[i], version = version + 1,
          lost_minor = lost_minor + case when p_code[i] = 'settlement-correction' then p_amount[i] else 0 end
      where path = p_from[i] and currency = p_currency and shard = ledger.shard_of(p_from[i]) returning id, balance_minor, version into v_from;
    update ledger.accounts
      set balance_minor = balance_minor + p_amount[i], version = version + 1,
          lost_minor = lost_minor - case when p_code[i] in ('win', 'stake-return', 'jackpot-win') then p_amount[i] else 0 end
      where path = p_to[i] and currency = p_currency and shard = ledger.shard_of(p_to[i]) returning id, balance_minor, version into v_to;
    insert into ledger.postings (transaction_id, line, from_account, to_account, amount_minor, from_balance_minor, to_balance_minor, from_version, to_version, from_player, to_player, code)
      values (v_id, i - 1, v_from.id, v_to.id, p_amount[i], v_from.balance_minor, v_to.balance_minor, v_from.version, v_to.version,
              starts_with(p_from[i], 'player:'), starts_with(p_to[i], 'player:'), p_code[i]);
  end loop;
  insert into outbox.events (name, payload, changed_accounts) values (p_event, p_payload, p_from || p_to);
  return v_id;
end $$;
