-- Which history the database is in. It is another one after every import (database, table), restore to another server (system identifier), promotion or
-- recovery to a point in time (timeline), and after a rewind that an operator noted. Null on a standby: nothing there is current.
create or replace function games.database_history() returns text language sql stable as $$
  select case when not pg_is_in_recovery() then concat_ws('/',
    (select system_identifier from pg_control_system()),
    left(pg_walfile_name(pg_current_wal_lsn()), 8),
    (select oid from pg_database where datname = current_database()),
    'games.rewinds'::regclass::oid,
    (select max(id) from games.rewinds)) end
$$;
