-- The lowest id of a moment: what was made at that time or later has this id or a higher one.
create or replace function ledger.id_at(p_at timestamptz) returns bigint language sql immutable parallel safe as $$
  select (extract(epoch from p_at) * 1000000)::bigint
$$;
