-- Which history the database is in. It is another one after every import (database, table), restore to another server (system identifier), promotion or
-- recovery to a point in time (timeline), and after a rewind that an operator noted. Null on a standby: nothing there is current.
-- Server, timeline and database are the same as long as a connection lives once its server takes writes: it remembers them.
create or replace function games.database_history() returns text language plpgsql stable as $$
declare
  v_server text := nullif(current_setting('ante.server_history', true), '');
begin
  if v_server is null and not pg_is_in_recovery() then
    v_server := set_config('ante.server_history', concat_ws('/',
      (select system_identifier from pg_control_system()),
      left(pg_walfile_name(pg_current_wal_lsn()), 8),
      (select oid from pg_database where datname = current_database())), false);
  end if;
  return v_server || concat('/', 'games.rewinds'::regclass::oid, '/' || (select max(id) from games.rewinds));
end $$;
