-- Posts a round that its locked pack pays: the stake from the house's free spins to the game, a win to the player's balance or, where the pack pays into a bonus, to
-- the house's bonuses, which pay that bonus later. Answers the player's balance.
create or replace function games.play_spin(p_round games.rounds, p_hash bytea, p_provider text, p_type text) returns bigint language plpgsql as $$
declare
  v_game text := 'house:games:' || p_round.game;
  v_player text := 'player:' || p_round.player_uid || ':main';
  v_open boolean := p_round.status = 'open';
  v_won boolean := not v_open and p_round.win_minor > 0;
  v_pays text;
begin
  update games.packs k set remaining = k.remaining - 1, open_rounds = k.open_rounds + v_open::int, win_minor = k.win_minor + case when v_won then p_round.win_minor else 0 end
    where k.id = p_round.pack_id returning k.pays into strict v_pays;
  perform ledger.post('round:' || p_round.id || ':free', p_hash, 'round', p_round.currency,
    array['house:free-spins'] || case when v_won then array[v_game] else '{}' end,
    array[v_game] || case when v_won then array[case when v_pays = 'bonus' then 'house:bonuses' else v_player end] else '{}' end,
    array[p_round.stake_minor] || case when v_won then array[p_round.win_minor] else '{}' end,
    array['free-stake'] || case when v_won then array['free-win'] else '{}' end, null,
    case when v_open then 'ledger.posted' else 'games.free-round-finished' end,
    case when v_open then '{}' else games.finished(p_round, p_provider, p_type) end);
  return coalesce(ledger.balance(v_player, p_round.currency), 0);
end $$;
