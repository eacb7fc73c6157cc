-- Whether an event of these names with this in its payload (`{"player": "7"}`) is still to be carried out. Each query has a snapshot of its own: what moves from
-- events to deliveries in between is found by the later one.
create or replace function outbox.waiting_about(p_names text[], p_about jsonb) returns boolean language plpgsql as $$
begin
  perform from outbox.events where name = any (p_names) and payload @> p_about;
  if found then
    return true;
  end if;
  perform from outbox.deliveries where name = any (p_names) and module <> 'live'
    and case when is_pack then payload::jsonb @> jsonb_build_array(jsonb_build_object('payload', p_about)) else payload::jsonb @> p_about end;
  return found;
end $$;
