-- Which of the 64 rows of a busy account this connection writes. The connections of a host begin one after the other, so the numbers of their processes are near each other and hardly two share a row
-- (decision 0761). A literal in this one place: the planner puts the expression where the call stands.
create or replace function ledger.own_shard() returns smallint language sql stable as $$
  select (pg_backend_pid() % 64)::smallint
$$;
