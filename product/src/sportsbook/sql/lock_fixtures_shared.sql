-- Shares the locks of fixtures, in the order of their ids (see lock_fixtures).
create or replace function sportsbook.lock_fixtures_shared(p_fixtures int[]) returns void language sql as $$
  select pg_advisory_xact_lock_shared(50, id) from (select distinct id from unnest(p_fixtures) id order by id) held
$$;
