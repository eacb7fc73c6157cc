-- Takes a partition out of its table: dropped, or kept as a table of the schema `archive` that nothing is written to any more. The table is locked for a
-- moment; where another statement does not let it go within two seconds, error 55P03.
create or replace function ante.end_partition(p_partition regclass, p_archives boolean) returns void language plpgsql as $$
declare
  v_parent regclass := (select inhparent from pg_inherits where inhrelid = p_partition);
  v_schema text := (select n.nspname from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.oid = p_partition);
  v_name text := (select relname from pg_class where oid = p_partition);
begin
  perform set_config('lock_timeout', '2s', true);
  execute format('alter table %s detach partition %s', v_parent, p_partition);
  if not p_archives then
    execute format('drop table %s', p_partition);
    return;
  end if;
  execute 'create schema if not exists archive';
  execute format('alter table %I.%I rename to %I', v_schema, v_name, v_schema || '_' || v_name);
  execute format('alter table %I.%I set schema archive', v_schema, v_schema || '_' || v_name);
  perform ante.guard_archive(format('archive.%I', v_schema || '_' || v_name));
end $$;
