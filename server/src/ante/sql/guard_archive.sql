-- Nothing is written to an archived table any more.
create or replace function ante.guard_archive(p_table regclass) returns void language plpgsql as $$
begin
  execute format('create trigger archived before insert or update or delete or truncate on %s for each statement execute function ante.refuse_change()', p_table);
end $$;
