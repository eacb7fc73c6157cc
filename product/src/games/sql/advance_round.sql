-- Takes one step of an open round; the win is paid when the round ends. Verdicts: advanced · replay · reused · missing · closed · step (the
-- round is already further on).
create or replace function games.advance_round(
  p_player bigint, p_round bigint, p_key text, p_hash bytea, p_step int, p_win bigint, p_open boolean, p_choices jsonb, p_view jsonb
) returns table (verdict text, balance_minor bigint) language plpgsql as $$
declare
  v_round games.rounds;
  v_game games.games;
  v_known int;
  v_player text := 'player:' || p_player || ':main';
begin
  select * into v_round from games.rounds r where r.id = p_round and r.player_uid = p_player for no key update;
  if not found then
    return query select 'missing', null::bigint;
    return;
  end if;
  v_known := array_position(v_round.step_keys, p_key);
  if v_known is not null then
    return query select case when v_round.step_hashes[v_known] = p_hash then 'replay' else 'reused' end, null::bigint;
    return;
  end if;
  if v_round.status <> 'open' then
    return query select 'closed', null::bigint;
    return;
  end if;
  if jsonb_array_length(v_round.choices) <> p_step then
    return query select 'step', null::bigint;
    return;
  end if;
  update games.rounds r set choices = p_choices, view = p_view, win_minor = p_win, step_keys = array_append(r.step_keys, p_key), step_hashes = array_append(r.step_hashes, p_hash),
      status = case when p_open then 'open' else 'finished' end, finished_at = case when p_open then null else clock_timestamp() end
    where r.id = p_round returning * into v_round;
  if not p_open then
    delete from games.open_rounds o where o.player_uid = p_player and o.game = v_round.game;
    if v_round.pack_id is not null then
      perform games.end_spin(v_round, p_hash);
    elsif p_win > 0 then
      perform ledger.post('round:' || p_round || ':win', p_hash, 'round', v_round.currency, array['house:games:' || v_round.game], array[v_player], array[p_win], array['win']);
    end if;
    select * into v_game from games.games g where g.sysname = v_round.game;
    perform games.announce_finished(v_round, v_game.provider, v_game.type);
  end if;
  return query select 'advanced', ledger.balance(v_player, v_round.currency);
end $$;
