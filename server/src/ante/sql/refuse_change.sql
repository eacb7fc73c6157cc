-- Archived tables stay as they are.
create or replace function ante.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'an archived table is never changed: % on %', tg_op, tg_table_name using errcode = 'AN009';
end $$;
