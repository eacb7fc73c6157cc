-- Takes a partition out of its table: dropped, or kept as a table of the schema `archive` that nothing is written to any more. The table is locked for a
-- moment; where another statement does not let it go within half a second, error 55P03: whoever plays waits behind that.
-- With the owner's rights: the role of a host owns no table (decision 0139); so it ends only months that are over, and drops nothing that is
-- insert-only. Error AN011: not to be ended.
create or replace function ante.end_partition(p_partition regclass, p_archives boolean) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_parent regclass := (select inhparent from pg_inherits where inhrelid = p_partition);
  v_schema text := (select n.nspname from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.oid = p_partition);
  v_name text := (select relname from pg_class where oid = p_partition);
begin
  if not exists (select 1 from ante.ended_partitions(v_parent, 0) e where e.name = p_partition::text) or not p_archives and exists (
    select 1 from pg_trigger t join pg_proc p on p.oid = t.tgfoid where t.tgrelid = p_partition and p.proname = 'refuse_change' and t.tgtype & 8 <> 0
  ) then
    raise exception '% is not to be ended so', p_partition using errcode = 'AN011';
  end if;
  perform set_config('lock_timeout', '500ms', true);
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
