-- Takes one step of an open round; the win is paid when the round ends. Verdicts: advanced · replay · reused · missing · closed · step (the
-- round is already further on) · jackpot (it is fed or won by other figures now: plan again) · overdraft (the step stakes more than there is, or than the player's limits leave).
-- What the step stakes on top (p_added) is taken with it and belongs to the stake of the round from then on; a jackpot is fed by the first stake alone, which is written
-- down with it for the case that the round is called off.
-- The step that first risks the stake takes part in a jackpot (p_jackpot), as a round does that is played at once. Locked in this order: the round, the jackpot, the
-- platform's accounts, the player's account. Planned once: for a row of a table in months each call would be planned anew.
create or replace function games.advance_round(
  p_player bigint, p_round bigint, p_key text, p_hash bytea, p_step int, p_win bigint, p_open boolean, p_choices jsonb, p_view jsonb,
  p_jackpot bigint default null, p_jackpot_version int default null, p_hit text default null, p_run int default null, p_drawn jsonb default null,
  p_added bigint default 0
) returns table (verdict text, balance_minor bigint, jackpot_minor bigint) language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  v_round games.rounds;
  v_game games.games;
  v_known int;
  v_player text := 'player:' || p_player || ':main';
  v_house text;
  v_share record;
  v_fed bigint;
begin
  select * into v_round from games.rounds r where r.id = p_round and r.player_uid = p_player for no key update;
  if not found then
    return query select 'missing', null::bigint, null::bigint;
    return;
  end if;
  v_known := array_position(v_round.step_keys, p_key);
  if v_known is not null then
    return query select case when v_round.step_hashes[v_known] = p_hash then 'replay' else 'reused' end, null::bigint, null::bigint;
    return;
  end if;
  if v_round.status <> 'open' then
    return query select 'closed', null::bigint, null::bigint;
    return;
  end if;
  if jsonb_array_length(v_round.choices) <> p_step then
    return query select 'step', null::bigint, null::bigint;
    return;
  end if;
  v_house := 'house:games:' || v_round.game;
  if p_jackpot is not null then
    if v_round.jackpot is not null or v_round.pack_id is not null then
      raise exception 'the round % takes part in no jackpot now', p_round;
    end if;
    select * into v_share from jackpots.lock_share(p_jackpot, p_hit is not null);
    if v_share.version is distinct from p_jackpot_version or (p_hit is not null and not jackpots.is_due(p_jackpot, p_hit, p_run)) then
      return query select 'jackpot', null::bigint, null::bigint;
      return;
    end if;
    if p_hit is null then
      perform ledger.lock_house(array[v_house], array[v_round.currency]);
    else
      perform ledger.lock_house(v_share.accounts || array[v_house, 'house:jackpot-seeds'], array_fill(v_round.currency, array[cardinality(v_share.accounts) + 2]));
    end if;
  end if;
  v_fed := v_round.stake_minor;
  if p_added > 0 then
    if v_round.pack_id is not null then
      raise exception 'the round % was given: nothing is staked in it', p_round;
    end if;
    perform ledger.lock_house(array[v_house], array[v_round.currency]);
    if coalesce(ledger.lock_stakeable(v_player, v_round.currency, true), 0) < p_added then
      return query select 'overdraft', null::bigint, null::bigint;
      return;
    end if;
    perform ledger.post_stake(ledger.next_id(), 'round', v_round.currency, v_player, v_house, p_added, 0, 'ledger.posted', '{}');
  end if;
  update games.rounds r set choices = p_choices, view = p_view, win_minor = p_win, step_keys = array_append(r.step_keys, p_key), step_hashes = array_append(r.step_hashes, p_hash),
      status = case when p_open then 'open' else 'finished' end, finished_at = case when p_open then null else clock_timestamp() end,
      stake_minor = r.stake_minor + p_added,
      jackpot = case when p_jackpot is not null then games.drawn_by(p_drawn, p_jackpot_version)
        when p_added > 0 and r.jackpot is not null then jsonb_build_object('stake_minor', v_fed) || r.jackpot else r.jackpot end
    where r.id = p_round returning * into v_round;
  if p_jackpot is not null then
    perform jackpots.feed(p_jackpot, v_house, v_fed);
    if p_hit is not null then
      jackpot_minor := jackpots.pay(p_jackpot, p_hit, p_round, p_player, v_round.game);
      update games.rounds r set jackpot_win_minor = jackpot_minor where r.id = p_round;
    end if;
  end if;
  if not p_open then
    delete from games.open_rounds o where o.player_uid = p_player and o.game = v_round.game;
    if v_round.pack_id is not null then
      perform games.end_spin(v_round, p_hash);
    elsif p_win > 0 then
      perform ledger.post('round:' || p_round || ':win', p_hash, 'round', v_round.currency, array[v_house], array[v_player], array[p_win], array['win']);
    end if;
    select * into v_game from games.games g where g.sysname = v_round.game;
    perform games.announce_finished(v_round, v_game.provider, v_game.type);
  end if;
  return query select 'advanced', ledger.balance(v_player, v_round.currency), jackpot_minor;
end $$;
