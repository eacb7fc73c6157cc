-- The ledger looks at stakes and wins (see 0150); the functions of this schema are the only ones that write a status.
alter table games.rounds drop constraint rounds_stake_minor_check, drop constraint rounds_win_minor_check, drop constraint rounds_status_check;

-- As in 0040, with one question instead of four. It waits for the row of the seeds alone, so what it knows of rounds may be older than that row
-- when another round came in between; but then the nonce is another too, the verdict is `seed`, and the host asks again.
create or replace function games.play_round(
  p_player bigint, p_key text, p_hash bytea, p_seed_id bigint, p_nonce int, p_game text, p_version text, p_currency text,
  p_stake bigint, p_win bigint, p_open boolean, p_choices jsonb, p_view jsonb, p_cycle_ms int
) returns table (verdict text, round_id bigint, at timestamptz, balance_minor bigint) language plpgsql as $$
declare
  v_found record;
  v_at timestamptz;
  v_player text := 'player:' || p_player || ':main';
  v_house text := 'house:games:' || p_game;
begin
  select s.id, s.nonce, s.last_round_at, k.id as key_id, k.input_hash, k.started_at as key_at, o.id as open_id, o.started_at as open_at, g.enabled, g.provider, g.type
    into v_found
    from games.seeds s
    left join games.rounds k on k.player_uid = p_player and k.key = p_key
    left join games.rounds o on o.player_uid = p_player and o.game = p_game and o.status = 'open'
    left join games.games g on g.sysname = p_game
    where s.player_uid = p_player and s.is_active for no key update of s;
  v_at := clock_timestamp();
  verdict := case
    when not found then 'seed'
    when v_found.key_id is not null then case when v_found.input_hash = p_hash then 'replay' else 'reused' end
    when v_found.open_id is not null then 'open'
    when v_found.enabled is not true then 'disabled'
    when v_found.last_round_at > v_at - p_cycle_ms * interval '1 millisecond' then 'soon'
    when v_found.id <> p_seed_id or v_found.nonce <> p_nonce then 'seed'
    end;
  if verdict is not null then
    round_id := coalesce(v_found.key_id, v_found.open_id);
    at := coalesce(v_found.key_at, v_found.open_at);
    return next;
    return;
  end if;
  insert into games.rounds as r (player_uid, game, version, seed_id, nonce, currency, stake_minor, win_minor, status, choices, view, key, input_hash, started_at, finished_at)
    values (p_player, p_game, p_version, p_seed_id, p_nonce, p_currency, p_stake, p_win, case when p_open then 'open' else 'finished' end,
            p_choices, p_view, p_key, p_hash, v_at, case when p_open then null else v_at end)
    returning id into round_id;
  update games.seeds s set nonce = p_nonce + 1, last_round_at = v_at where s.id = p_seed_id;
  if p_open then
    perform ledger.post_one('round:' || round_id, p_hash, 'round', p_currency, v_player, v_house, p_stake, 'stake');
  else
    perform ledger.post_one('round:' || round_id, p_hash, 'round', p_currency, v_player, v_house, p_stake, 'stake',
      'games.round-finished', jsonb_build_object(
    'round', round_id::text, 'player', p_player::text, 'sysname', p_game, 'provider', v_found.provider, 'type', v_found.type,
    'stake_minor', p_stake::text, 'win_minor', p_win::text, 'currency', p_currency, 'status', 'finished'), p_win, 'win');
  end if;
  verdict := 'played';
  at := v_at;
  balance_minor := ledger.balance(v_player, p_currency);
  return next;
end $$;
