-- Takes the bets of one player on a shared round, if it still takes bets by the database's clock.
-- Verdicts: played · replay · reused · closed · open (this player has bets on the table already) · disabled.
-- The shared lock keeps the draw waiting until this transaction ends, so no bet is left behind. Accounts are locked before the round is
-- written: with the round first, the same key in another game would wait for this one while it holds the account that this one needs.
create or replace function games.play_live(
  p_player bigint, p_key text, p_hash bytea, p_live_round bigint, p_game text, p_version text, p_currency text, p_stake bigint, p_choices jsonb, p_view jsonb,
  p_ends_ms integer default null
) returns table (verdict text, round_id bigint, balance_minor bigint) language plpgsql as $$
declare
  v_live games.live_rounds;
  v_known games.keys;
  v_round bigint := ledger.next_id();
  v_player text := 'player:' || p_player || ':main';
  v_house text := 'house:games:' || p_game;
begin
  select * into v_known from games.keys k where k.player_uid = p_player and k.key = p_key;
  if found then
    return query select case when v_known.input_hash = p_hash then 'replay' else 'reused' end, v_known.round_id, null::bigint;
    return;
  end if;
  if not exists (select from games.games g where g.sysname = p_game and g.enabled) then
    return query select 'disabled', null::bigint, null::bigint;
    return;
  end if;
  select * into v_live from games.live_rounds l where l.id = p_live_round and l.game = p_game for share;
  if not found or v_live.settled_at is not null or v_live.version <> p_version or clock_timestamp() not between v_live.opened_at and v_live.closes_at then
    return query select 'closed', null::bigint, null::bigint;
    return;
  end if;
  perform ledger.lock_house(array[v_house], array[p_currency]);
  perform ledger.lock_player_account(v_player, p_currency, true);
  insert into games.open_rounds (player_uid, game, round_id, live_round, started_at, ends_ms) values (p_player, p_game, v_round, p_live_round, clock_timestamp(), p_ends_ms)
    on conflict do nothing;
  if not found then
    -- The same press, sent twice at the same moment, is no second one.
    select * into v_known from games.keys k where k.player_uid = p_player and k.key = p_key;
    return query select case when v_known.round_id is null then 'open' when v_known.input_hash = p_hash then 'replay' else 'reused' end, v_known.round_id, null::bigint;
    return;
  end if;
  insert into games.keys (player_uid, round_id, key, input_hash) values (p_player, v_round, p_key, p_hash) on conflict on constraint keys_key do nothing;
  if not found then
    delete from games.open_rounds o where o.player_uid = p_player and o.game = p_game;
    select * into v_known from games.keys k where k.player_uid = p_player and k.key = p_key;
    return query select case when v_known.input_hash = p_hash then 'replay' else 'reused' end, v_known.round_id, null::bigint;
    return;
  end if;
  insert into games.rounds (id, player_uid, game, version, live_round, nonce, currency, stake_minor, win_minor, status, choices, view)
    values (v_round, p_player, p_game, p_version, p_live_round, v_live.place, p_currency, p_stake, 0, 'open', p_choices, p_view);
  perform ledger.post_one(null, null, 'round', p_currency, v_player, v_house, p_stake, 'stake', p_id => v_round);
  return query select 'played', v_round, ledger.balance(v_player, p_currency);
end $$;
