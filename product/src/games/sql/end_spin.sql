-- An open round that a pack paid has ended: its win is paid, or the spin is given back where the round is void.
create or replace function games.end_spin(p_round games.rounds, p_hash bytea) returns void language plpgsql as $$
declare
  v_game text := 'house:games:' || p_round.game;
  v_pays text;
begin
  if p_round.status = 'void' then
    perform ledger.post('round:' || p_round.id || ':void', null, 'round-void', p_round.currency, array[v_game], array['house:free-spins'], array[p_round.stake_minor], array['free-stake-return']);
  elsif p_round.win_minor > 0 then
    select k.pays into strict v_pays from games.packs k where k.id = p_round.pack_id;
    perform ledger.post('round:' || p_round.id || ':win', p_hash, 'round', p_round.currency, array[v_game],
      array[case when v_pays = 'bonus' then 'house:bonuses' else 'player:' || p_round.player_uid || ':main' end], array[p_round.win_minor], array['free-win']);
  end if;
  -- After the accounts, as where a round is played.
  update games.packs k set open_rounds = k.open_rounds - 1, win_minor = k.win_minor + p_round.win_minor,
      remaining = k.remaining + case when p_round.status = 'void' then 1 else 0 end
    where k.id = p_round.pack_id;
end $$;
