-- No row of the audit log is ever changed or deleted, whoever asks.
create or replace function staff.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is insert-only: % on %', tg_op, tg_table_name using errcode = 'AN009';
end $$;
create or replace trigger audit_insert_only before update or delete or truncate on staff.audit
  for each statement execute function staff.refuse_change();
