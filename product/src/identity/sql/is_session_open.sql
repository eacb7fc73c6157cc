-- Whether this session of this player goes on.
create or replace function identity.is_session_open(p_session bigint, p_uid bigint) returns boolean language sql stable as $$
  select exists (select from identity.sessions s where s.id = p_session and s.uid = p_uid and s.expires_at > now())
$$;
