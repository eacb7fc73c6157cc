-- Whether something of these names that was announced before a moment is still to be carried out, or may still become visible. A transaction
-- of ours that began before then may have announced what nobody sees yet, so those are looked for first. Each query has a snapshot of its
-- own: what moves from events to deliveries in between is found by the later one.
create or replace function outbox.waiting(p_names text[], p_before timestamptz) returns boolean language plpgsql as $$
begin
  perform from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid() and xact_start < p_before;
  if found then
    return true;
  end if;
  perform from outbox.events where name = any (p_names) and created_at < p_before;
  if found then
    return true;
  end if;
  perform from outbox.deliveries where name = any (p_names) and created_at < p_before and module <> 'live';
  return found;
end $$;
