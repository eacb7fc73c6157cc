-- RES-6: a round that cannot go on gives its stake back, and takes back what it fed of a jackpot that it did not win: it took no part then. What steps staked on top has fed none.
-- True when it was open. A round of another studio's is left alone: its server ends it, and may yet pay it or take it back.
create or replace function games.void_round(p_round bigint) returns boolean language plpgsql as $$
declare
  v_round games.rounds;
  v_game games.games;
begin
  update games.rounds r set status = 'void', win_minor = 0, finished_at = clock_timestamp() where r.id = p_round and r.status = 'open' and r.wallet is null returning * into v_round;
  if not found then
    return false;
  end if;
  delete from games.open_rounds o where o.player_uid = v_round.player_uid and o.game = v_round.game;
  if v_round.jackpot is not null and v_round.jackpot_win_minor is null
     and jackpots.give_back((v_round.jackpot ->> 'id')::bigint, (v_round.jackpot ->> 'version')::integer,
       coalesce((v_round.jackpot ->> 'stake_minor')::bigint, v_round.stake_minor)) then
    update games.rounds r set jackpot = null where r.id = p_round;
  end if;
  if v_round.pack_id is not null then
    perform games.end_spin(v_round, null);
  else
    perform ledger.post('round:' || p_round || ':void', null, 'round-void', v_round.currency,
      array['house:games:' || v_round.game], array['player:' || v_round.player_uid || ':main'], array[v_round.stake_minor], array['stake-return']);
  end if;
  select * into v_game from games.games g where g.sysname = v_round.game;
  perform games.announce_finished(v_round, v_game.provider, v_game.type);
  return true;
end $$;
