-- Deletes the rows of some pages of a table whose id, microseconds since 1970, is older than so many days. Answers whether there are pages after them.
create or replace function ante.forget_keys(p_table regclass, p_id text, p_keep_days int, p_page bigint, p_pages bigint) returns boolean language plpgsql as $$
begin
  execute format('delete from %s where ctid >= %L::tid and ctid < %L::tid and %I < %s', p_table, format('(%s,0)', p_page), format('(%s,0)', p_page + p_pages), p_id,
    (extract(epoch from now() - p_keep_days * interval '1 day') * 1000000)::bigint);
  return (p_page + p_pages) * current_setting('block_size')::bigint < pg_relation_size(p_table);
end $$;
