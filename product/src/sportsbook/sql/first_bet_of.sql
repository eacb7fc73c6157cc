-- The lowest id that a bet on this event can have: bets of earlier months are not looked into for it. An event is known
-- before each of its bets (sportsbook.place_bet sees to that, whatever the clock says); a day less, for clocks that are set in between.
create or replace function sportsbook.first_bet_of(p_event int) returns bigint language sql stable as $$
  select ledger.id_at(created_at - interval '1 day') from sportsbook.events where id = p_event
$$;
