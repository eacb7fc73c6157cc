-- Holds a shared round that runs until this transaction ends: it is not settled meanwhile. The time is the one at which it was asked for, however long it waited.
create or replace function games.hold_live(p_live_round bigint) returns table (now timestamptz, closes_at timestamptz, server_seed text, place integer) language plpgsql as $$
declare
  v_now timestamptz := clock_timestamp();
begin
  return query select v_now, l.closes_at, l.server_seed, l.place from games.live_rounds l where l.id = p_live_round and l.settled_at is null for share;
end $$;
