-- Releases the exposure of bets that are over (-1), or restores it where they are open again (1). A selection that was deleted with its event is left alone.
-- Rows are locked in the order of reserve_exposure, whatever the order of the bets: nobody waits in a circle.
create or replace function sportsbook.change_exposure(p_uids bigint[], p_bets bigint[], p_sign int) returns void language plpgsql as $$
declare
  v_leg record;
  v_player record;
begin
  for v_leg in
    select l.market_id, l.outcome, b.currency, sum(b.liability_minor)::bigint as liability_minor
      from unnest(p_uids, p_bets) as s (uid, id) join sportsbook.bets b on b.uid = s.uid and b.id = s.id join sportsbook.bet_legs l on l.bet_id = b.id
     where b.liability_minor is not null group by l.market_id, l.outcome, b.currency order by l.market_id, l.outcome, b.currency
  loop
    update sportsbook.exposures set liability_minor = liability_minor + p_sign * v_leg.liability_minor
     where market_id = v_leg.market_id and outcome = v_leg.outcome and currency = v_leg.currency;
  end loop;
  for v_player in
    select b.uid, b.currency, sum(b.liability_minor)::bigint as liability_minor
      from unnest(p_uids, p_bets) as s (uid, id) join sportsbook.bets b on b.uid = s.uid and b.id = s.id
     where b.liability_minor is not null group by b.uid, b.currency order by b.uid, b.currency
  loop
    update sportsbook.player_exposures set liability_minor = liability_minor + p_sign * v_player.liability_minor
     where uid = v_player.uid and currency = v_player.currency;
  end loop;
end $$;
