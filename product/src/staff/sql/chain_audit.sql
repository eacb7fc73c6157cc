-- One row after the other: nobody who inserts can choose number, time or hash.
create or replace function staff.chain_audit() returns trigger language plpgsql as $$
declare
  v_last record;
begin
  perform pg_advisory_xact_lock(4207010);
  select id, hash into v_last from staff.audit order by id desc limit 1;
  new.id := coalesce(v_last.id, 0) + 1;
  new.previous_hash := coalesce(v_last.hash, sha256(''));
  new.at := clock_timestamp();
  new.hash := sha256(new.previous_hash || convert_to(
    staff.audit_field(new.id::text) || staff.audit_field((extract(epoch from new.at) * 1000000)::bigint::text) || staff.audit_field(new.call_id::text)
    || staff.audit_field(new.account::text) || staff.audit_field(new.actor) || staff.audit_field(new.call) || staff.audit_field(new.event)
    || staff.audit_field(new.address) || staff.audit_field(new.content), 'UTF8'));
  return new;
end $$;
create or replace trigger audit_chained before insert on staff.audit for each row execute function staff.chain_audit();
