-- Makes the monthly partitions of a table from a month to `p_ahead` months later, where they are missing. Storage parameters and the triggers of statements
-- are those of its partition `<table>_model`. A bigint partition key is microseconds since 1970 (ledger.next_id). Reading and writing go on meanwhile.
-- Returns the names of those that it made.
-- With the owner's rights: the role of a host owns no table (decision 0139).
create or replace function ante.make_partitions(p_parent regclass, p_ahead int, p_from timestamptz default clock_timestamp()) returns setof text
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_model regclass := (p_parent || '_model')::regclass;
  v_is_id boolean := (select a.atttypid = 'bigint'::regtype from pg_partitioned_table p join pg_attribute a on a.attrelid = p.partrelid and a.attnum = p.partattrs[0]
                       where p.partrelid = p_parent);
  v_options text := (select ' with (' || array_to_string(reloptions, ', ') || ')' from pg_class where oid = v_model);
  v_from timestamptz;
  v_to timestamptz;
  v_name text;
  v_trigger text;
begin
  perform set_config('lock_timeout', '2s', true);
  for i in 0 .. p_ahead loop
    v_from := (date_trunc('month', p_from at time zone 'UTC') + i * interval '1 month') at time zone 'UTC';
    v_to := (date_trunc('month', p_from at time zone 'UTC') + (i + 1) * interval '1 month') at time zone 'UTC';
    v_name := p_parent || to_char(v_from at time zone 'UTC', '_YYYY_MM');
    continue when to_regclass(v_name) is not null;
    execute format('create table %s (like %s including defaults including constraints)%s', v_name, p_parent, v_options);
    for v_trigger in
      select replace(pg_get_triggerdef(t.oid), ' ON ' || v_model || ' ', ' ON ' || v_name || ' ') from pg_trigger t
        where t.tgrelid = v_model and not t.tgisinternal and t.tgparentid = 0
    loop
      execute v_trigger;
    end loop;
    if v_is_id then
      execute format('alter table %s attach partition %s for values from (%s) to (%s)', p_parent, v_name,
        (extract(epoch from v_from) * 1000000)::bigint, (extract(epoch from v_to) * 1000000)::bigint);
    else
      execute format('alter table %s attach partition %s for values from (%L) to (%L)', p_parent, v_name, v_from, v_to);
    end if;
    return next v_name;
  end loop;
end $$;
