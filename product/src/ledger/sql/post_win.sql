-- What a round wins, from the platform to its player, as `ledger.post` does it, where the caller has locked both rows (`ledger.lock_house`, then the player's account): a server of
-- another studio has each win paid by a call of its own. Answers the id; the negative id when this key was posted before with the same input hash.
-- Errors: AN002 the key was used with another input · AN004 not a win · P0002 an account that is not there.
create or replace function ledger.post_win(
  p_key text, p_hash bytea, p_kind text, p_currency text, p_house text, p_player text, p_win bigint, p_event text, p_payload jsonb
) returns bigint language plpgsql as $$
declare
  v_id bigint := ledger.next_id();
  v_earlier bigint;
  v_hash bytea;
  v_house bigint;
  v_house_balance bigint;
  v_house_version bigint;
  v_player bigint;
  v_balance bigint;
  v_version bigint;
begin
  if p_win <= 0 or not starts_with(p_player, 'player:') or starts_with(p_house, 'player:') then
    raise exception 'not a win: % from % to %', p_win, p_house, p_player using errcode = 'AN004';
  end if;
  insert into ledger.keys (key, input_hash, transaction_id) values (p_key, p_hash, v_id) on conflict on constraint keys_key do nothing;
  if not found then
    select transaction_id, input_hash into v_earlier, v_hash from ledger.keys where key = p_key;
    if v_hash is distinct from p_hash then
      raise exception 'key % was used with another input', p_key using errcode = 'AN002';
    end if;
    return -v_earlier;
  end if;
  update ledger.accounts set balance_minor = balance_minor - p_win, version = version + 1
    where path = p_house and currency = p_currency and shard = ledger.own_shard()
    returning id, balance_minor, version into strict v_house, v_house_balance, v_house_version;
  -- What a round brings back comes off what its player has lost.
  update ledger.accounts set balance_minor = balance_minor + p_win, version = version + 1, lost_minor = lost_minor - p_win
    where path = p_player and currency = p_currency and shard = 0
    returning id, balance_minor, version into strict v_player, v_balance, v_version;
  with made as (
    insert into ledger.transactions (id, kind, key) values (v_id, p_kind, p_key)
  ), told as (
    insert into outbox.events (name, payload, changed_accounts) values (p_event, p_payload, array[p_house, p_player])
  )
  insert into ledger.postings (transaction_id, line, from_account, to_account, amount_minor, from_balance_minor, to_balance_minor, from_version, to_version, from_player, to_player, code)
    values (v_id, 0, v_house, v_player, p_win, v_house_balance, v_balance, v_house_version, v_version, false, true, 'win');
  return v_id;
end $$;
