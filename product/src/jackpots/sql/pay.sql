-- Pays what a level's meter holds to the player of a round, and begins its next run: the seed comes from the reserve, and what is missing from the platform. The jackpot's row is
-- locked, so what an earlier winner left is what this one gets. A limited level pays no more than the amount before which it is won; the rest stays in the meter. Answers the amount.
create or replace function jackpots.pay(p_jackpot bigint, p_level text, p_round bigint, p_player bigint, p_game text) returns bigint language plpgsql as $$
declare
  v_currency text;
  v_level jackpots.levels;
  v_jackpot text := 'house:jackpots:' || p_jackpot || ':';
  v_meter text := v_jackpot || p_level;
  v_player text := 'player:' || p_player || ':main';
  v_amount bigint;
  v_reserve bigint;
begin
  select j.currency into strict v_currency from jackpots.jackpots j where j.id = p_jackpot;
  update jackpots.levels l set run = l.run + 1 where l.jackpot_id = p_jackpot and l.name = p_level returning * into strict v_level;
  v_amount := ledger.balance(v_meter, v_currency);
  v_amount := least(v_amount, coalesce(v_level.before_minor, v_amount));
  v_reserve := greatest(0, least(ledger.balance(v_jackpot || 'reserve', v_currency), v_level.seed_minor));
  perform ledger.post('jackpot-win:' || p_round, null, 'jackpot', v_currency,
    array[v_meter] || case when v_reserve > 0 then array[v_jackpot || 'reserve'] else '{}' end
      || case when v_reserve < v_level.seed_minor then array['house:jackpot-seeds'] else '{}' end,
    array[v_player] || case when v_reserve > 0 then array[v_meter] else '{}' end
      || case when v_reserve < v_level.seed_minor then array[v_meter] else '{}' end,
    array[v_amount] || case when v_reserve > 0 then array[v_reserve] else '{}' end
      || case when v_reserve < v_level.seed_minor then array[v_level.seed_minor - v_reserve] else '{}' end,
    array['jackpot-win'] || case when v_reserve > 0 then array['jackpot-seed'] else '{}' end
      || case when v_reserve < v_level.seed_minor then array['jackpot-seed'] else '{}' end,
    null, 'jackpots.won', jsonb_build_object('jackpot', p_jackpot::text, 'level', p_level, 'player', p_player::text, 'round', p_round::text,
      'sysname', p_game, 'amount_minor', v_amount::text, 'currency', v_currency));
  insert into jackpots.wins (jackpot_id, level, run, player_uid, round_id, game, currency, amount_minor, reserve_minor)
    values (p_jackpot, p_level, v_level.run, p_player, p_round, p_game, v_currency, v_amount, v_reserve);
  return v_amount;
end $$;
