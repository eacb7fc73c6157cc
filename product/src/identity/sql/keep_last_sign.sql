-- A session that begins or ends says when its player was last there.
create or replace function identity.keep_last_sign() returns trigger language plpgsql as $$
begin
  insert into identity.last_signs as l (uid, at)
    values (case tg_op when 'DELETE' then old.uid else new.uid end, case tg_op when 'DELETE' then old.seen_at else new.created_at end)
    on conflict (uid) do update set at = greatest(l.at, excluded.at);
  return null;
end $$;
create or replace trigger last_sign_kept after insert or delete on identity.sessions
  for each row execute function identity.keep_last_sign();
