-- The monthly partitions of a table whose last moment is `p_keep_days` days ago or more, the oldest first, with that moment.
create or replace function ante.ended_partitions(p_parent regclass, p_keep_days int) returns table (name text, ends_at timestamptz)
language sql stable as $$
  select i.inhrelid::regclass::text, e.ends_at
    from pg_inherits i join pg_class c on c.oid = i.inhrelid
    cross join lateral (select (to_date(right(c.relname, 7), 'YYYY_MM') + interval '1 month')::timestamp at time zone 'UTC' as ends_at) e
   where i.inhparent = p_parent and c.relname ~ '_\d{4}_\d{2}$' and e.ends_at <= now() - p_keep_days * interval '1 day'
   order by 2
$$;
