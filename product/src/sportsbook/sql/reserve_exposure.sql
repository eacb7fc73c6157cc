-- Adds what a bet may win beyond its stake to the exposure of each selection and of its player. False, and nothing is added, where a limit would be passed; a
-- limit of 0 is none. Rows are locked in the order of their numbers, the player's last.
create or replace function sportsbook.reserve_exposure(
  p_uid bigint, p_currency text, p_markets bigint[], p_outcomes text[], p_liability bigint, p_selection_max bigint, p_player_max bigint
) returns boolean language plpgsql as $$
declare
  v_order int[] := '{1}';
  v_leg int;
  v_total bigint;
  v_within boolean := true;
begin
  if cardinality(p_markets) > 1 then
    v_order := array(select leg from generate_subscripts(p_markets, 1) leg order by p_markets[leg], p_outcomes[leg]);
  end if;
  foreach v_leg in array v_order loop
    insert into sportsbook.exposures as e (market_id, outcome, currency, liability_minor) values (p_markets[v_leg], p_outcomes[v_leg], p_currency, p_liability)
      on conflict (market_id, outcome, currency) do update set liability_minor = e.liability_minor + excluded.liability_minor
      returning e.liability_minor into v_total;
    v_within := v_within and (p_selection_max <= 0 or v_total <= p_selection_max);
  end loop;
  insert into sportsbook.player_exposures as e (uid, currency, liability_minor) values (p_uid, p_currency, p_liability)
    on conflict (uid, currency) do update set liability_minor = e.liability_minor + excluded.liability_minor
    returning e.liability_minor into v_total;
  if v_within and (p_player_max <= 0 or v_total <= p_player_max) then
    return true;
  end if;
  update sportsbook.exposures e set liability_minor = e.liability_minor - p_liability from unnest(p_markets, p_outcomes) as s (market_id, outcome)
    where e.market_id = s.market_id and e.outcome = s.outcome and e.currency = p_currency;
  update sportsbook.player_exposures set liability_minor = liability_minor - p_liability where uid = p_uid and currency = p_currency;
  return false;
end $$;
