-- Whoever changes a fixture (state, prices, settlement) holds its lock; whoever bets on it shares it. Locks are taken in the order of ids.
create or replace function sportsbook.lock_fixtures(p_fixtures int[]) returns void language sql as $$
  select pg_advisory_xact_lock(50, id) from (select id from unnest(p_fixtures) id order by id) held
$$;
