-- Whoever changes an event (state, prices, settlement) locks it; whoever bets on it shares its lock. Locks are taken in the order of ids.
create or replace function sportsbook.lock_events(p_events int[]) returns void language sql as $$
  select pg_advisory_xact_lock(50, id) from (select id from unnest(p_events) id order by id) sorted
$$;
