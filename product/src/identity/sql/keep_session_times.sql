-- However a session ends, its times are kept. One whose player gave no sign for a while ended with the last sign, not when somebody noticed.
create or replace function identity.keep_session_times() returns trigger language plpgsql as $$
begin
  insert into identity.past_sessions (session, uid, started_at, ended_at)
    values (old.id, old.uid, old.created_at, case when old.seen_at < now() - interval '5 minutes' then old.seen_at else greatest(now(), old.created_at) end)
    on conflict do nothing;
  return null;
end $$;
create or replace trigger session_times_kept after delete on identity.sessions
  for each row execute function identity.keep_session_times();
