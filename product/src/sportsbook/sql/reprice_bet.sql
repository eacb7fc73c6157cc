-- Gives a bet the prices after its delay, in the order of its legs, and counts its exposure by them.
create or replace function sportsbook.reprice_bet(p_uid bigint, p_bet bigint, p_prices int[], p_potential bigint) returns void language plpgsql as $$
begin
  perform sportsbook.change_exposure(array[p_uid], array[p_bet], -1);
  update sportsbook.bet_legs l set price = p.price from unnest(p_prices) with ordinality as p (price, position)
    where l.bet_id = p_bet and l.position = p.position;
  update sportsbook.bets set potential_minor = p_potential, liability_minor = case when liability_minor is null then null else p_potential - stake_minor end
    where uid = p_uid and id = p_bet;
  perform sportsbook.change_exposure(array[p_uid], array[p_bet], 1);
end $$;
