-- Whether something of these names that was announced before a moment is still to be carried out, or may still come to light. A transaction of ours that
-- began before then may have announced what nobody sees yet, so those are looked for first: what they announced is seen by the second question, which
-- looks anew. A row that is being carried out is there until that commits.
create function outbox.waiting(p_names text[], p_before timestamptz) returns boolean language plpgsql as $$
begin
  perform from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid() and xact_start < p_before;
  if found then
    return true;
  end if;
  perform from outbox.events where name = any (p_names) and created_at < p_before;
  return found;
end $$;
