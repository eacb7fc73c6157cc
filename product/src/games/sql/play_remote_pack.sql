-- All rounds of a pack that another studio's server has played: one round in the history, whose stake the house pays and whose win is p_win. Answers its id and the
-- player's balance; no row where the pack is over, or is of a game that does not come through this wallet's server. Locked as a spin is: accounts, then the pack.
create or replace function games.play_remote_pack(p_pack bigint, p_wallet text, p_games text[], p_win bigint) returns table (round_id bigint, balance_minor bigint)
language plpgsql as $$
declare
  v_pack games.packs;
  v_round games.rounds;
  v_game games.games;
begin
  select * into v_pack from games.packs k where k.id = p_pack and k.game = any (p_games);
  if not found then
    return;
  end if;
  perform ledger.lock_house(array['house:games:' || v_pack.game, 'house:bonuses', 'house:free-spins'], array_fill(v_pack.currency, array[3]));
  perform ledger.lock_player_account('player:' || v_pack.player_uid || ':main', v_pack.currency, true);
  select * into v_pack from games.packs k where k.id = p_pack for no key update;
  if v_pack.status <> 'active' or v_pack.remaining = 0 then
    return;
  end if;
  select * into strict v_game from games.games g where g.sysname = v_pack.game;
  round_id := ledger.next_id();
  insert into games.rounds (id, player_uid, game, version, nonce, currency, stake_minor, win_minor, status, choices, view, started_at, finished_at, wallet, pack_id)
    values (round_id, v_pack.player_uid, v_pack.game, '', 0, v_pack.currency, v_pack.stake_minor * v_pack.remaining, p_win, 'finished', '[]', 'null',
            clock_timestamp(), clock_timestamp(), p_wallet, p_pack) returning * into v_round;
  update games.packs k set remaining = 1 where k.id = p_pack;
  balance_minor := games.play_spin(v_round, null, v_game.provider, v_game.type);
  return next;
end $$;
