-- Writes what changed of markets: their status and version, and the prices of outcomes. Rows of two lists: a market with its event, market type, specifier, status
-- and version; an outcome with the place of its market in the first list, its code, position and price (null: it cannot be bet on). Markets and outcomes that
-- are not there yet are added. The caller holds the events' locks.
create or replace function sportsbook.write_prices(
  p_events int[], p_types text[], p_specifiers text[], p_statuses sportsbook.market_status[], p_versions int[],
  p_markets int[], p_codes text[], p_positions smallint[], p_prices int[]
) returns void language plpgsql as $$
declare
  v_count int;
  v_ids bigint[];
begin
  update sportsbook.markets m set status = w.status, version = w.version
    from unnest(p_events, p_types, p_specifiers, p_statuses, p_versions) as w (event_id, market_type, specifier, status, version)
   where m.event_id = w.event_id and m.market_type = w.market_type and m.specifier = w.specifier;
  get diagnostics v_count = row_count;
  if v_count < cardinality(p_events) then
    insert into sportsbook.markets (event_id, market_type, specifier, status, version)
      select * from unnest(p_events, p_types, p_specifiers, p_statuses, p_versions) as w (event_id, market_type, specifier, status, version)
       where not exists (
         select from sportsbook.markets m where m.event_id = w.event_id and m.market_type = w.market_type and m.specifier = w.specifier);
  end if;
  select array_agg(m.id order by w.place) into v_ids
    from unnest(p_events, p_types, p_specifiers) with ordinality as w (event_id, market_type, specifier, place)
    join sportsbook.markets m on m.event_id = w.event_id and m.market_type = w.market_type and m.specifier = w.specifier;
  insert into sportsbook.outcomes as o (market_id, code, position, price, status)
    select v_ids[w.market], w.code, w.position, w.price, case when w.price is null then 'inactive' else 'active' end::sportsbook.outcome_status
      from unnest(p_markets, p_codes, p_positions, p_prices) as w (market, code, position, price)
    on conflict (market_id, code) do update set price = excluded.price, status = excluded.status;
end $$;
