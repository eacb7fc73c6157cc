-- A round of another studio's game, which began with the stake that is the transaction p_id. Its money is posted by the caller.
create or replace function games.open_remote_round(
  p_id bigint, p_player bigint, p_game text, p_wallet text, p_currency text, p_stake bigint, p_win bigint, p_open boolean
) returns void language plpgsql as $$
declare
  v_at timestamptz := clock_timestamp();
begin
  insert into games.rounds (id, player_uid, game, version, nonce, currency, stake_minor, win_minor, status, choices, view, started_at, finished_at, wallet)
    values (p_id, p_player, p_game, '', 0, p_currency, p_stake, p_win, case when p_open then 'open' else 'finished' end, '[]', 'null', v_at,
            case when p_open then null else v_at end, p_wallet);
  if p_open then
    insert into games.open_rounds (player_uid, game, round_id, started_at, remote) values (p_player, p_game, p_id, v_at, p_id);
  end if;
end $$;
