-- Shares the locks of events, in the order of their ids (see lock_events).
create or replace function sportsbook.lock_events_shared(p_events int[]) returns void language sql as $$
  select pg_advisory_xact_lock_shared(50, id) from (select distinct id from unnest(p_events) id order by id) sorted
$$;
