-- An empty archived table, for an import to fill.
create or replace function ante.make_archive(p_parent regclass, p_table text) returns void language plpgsql as $$
begin
  execute 'create schema if not exists archive';
  execute format('create table %s (like %s including defaults including constraints including indexes)', p_table, p_parent);
  perform ante.guard_archive(p_table::regclass);
end $$;
