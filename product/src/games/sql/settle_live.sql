-- Pays one player's bets on a shared round that was drawn, with the choices that ended them. True when they were still open.
create or replace function games.settle_live(p_round bigint, p_win bigint, p_view jsonb, p_choices jsonb) returns boolean language plpgsql as $$
declare
  v_round games.rounds;
  v_game games.games;
begin
  update games.rounds r set status = 'finished', win_minor = p_win, view = p_view, choices = p_choices, finished_at = clock_timestamp()
    where r.id = p_round and r.status = 'open' and r.live_round is not null returning * into v_round;
  if not found then
    return false;
  end if;
  delete from games.open_rounds o where o.player_uid = v_round.player_uid and o.game = v_round.game;
  if p_win > 0 then
    perform ledger.post('round:' || p_round || ':win', null, 'round', v_round.currency,
      array['house:games:' || v_round.game], array['player:' || v_round.player_uid || ':main'], array[p_win], array['win']);
  end if;
  select * into v_game from games.games g where g.sysname = v_round.game;
  perform games.announce_finished(v_round, v_game.provider, v_game.type);
  return true;
end $$;
