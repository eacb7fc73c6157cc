-- The next id of a transaction, a round or a bet: the time in microseconds since 1970, its last three digits a number of their own. So ids are in the
-- order of time, tables are partitioned by them, and a row is found in its partition by its id alone. A million can be made in a second; one that came
-- twice all the same, after the clock went back, is refused by the primary keys.
create or replace function ledger.next_id() returns bigint language sql volatile as $$
  select (extract(epoch from clock_timestamp()) * 1000)::bigint * 1000 + nextval('ledger.ids')
$$;
