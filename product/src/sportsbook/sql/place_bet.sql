-- Places a bet: one call, one transaction, one verdict. Status, price and cut-off are read under the fixtures' locks and by the database's clock.
-- Verdicts: placed · repeated (this key has placed a bet before: its id) · selection (one is not available: the caller reads which) · payout (it would be too
-- large) · exposure (a limit would be passed). With any but placed nothing was written.
-- Errors are those of ledger.post_one and ledger.posted_before: its 23505 says that the same key placed a bet at this moment.
-- `p_replays`: replays, whose results are known, may be bet on. Where both limits are 0, no exposure is counted.
-- The stake is taken last: a verdict needs no rollback, and house accounts are locked for a short time. Plain lookups by key in a loop with plans made once:
-- planning would cost more than the bet.
create or replace function sportsbook.place_bet(
  p_uid bigint, p_key text, p_hash bytea, p_currency text, p_stake bigint, p_policy text, p_markets bigint[], p_outcomes smallint[], p_prices int[],
  p_payout_max bigint, p_delay_ms int, p_replays boolean, p_selection_max bigint, p_player_max bigint, out verdict text, out bet_id bigint
) language plpgsql as $$
declare
  v_now timestamptz;
  v_player text := 'player:' || p_uid || ':main';
  v_fixtures int[] := '{}';
  v_status sportsbook.market_status;
  v_price int;
  v_phase sportsbook.phase;
  v_kickoff timestamptz;
  v_replay boolean;
  v_alarm smallint;
  v_home smallint;
  v_away smallint;
  v_prices int[] := '{}';
  v_alarms smallint[] := '{}';
  v_homes smallint[] := '{}';
  v_aways smallint[] := '{}';
  v_delayed boolean := false;
  v_product numeric := 1;
  v_potential bigint;
  v_liability bigint;
begin
  for i in 1 .. cardinality(p_markets) loop
    if p_markets[i] / 1000 = any (v_fixtures) then
      verdict := 'selection';
    end if;
    v_fixtures := v_fixtures || (p_markets[i] / 1000)::int;
  end loop;
  -- Asked as a condition, the lock is an expression and not a query of its own.
  if cardinality(v_fixtures) = 1 and pg_advisory_xact_lock_shared(50, v_fixtures[1]) is not null then
    null;
  else
    perform sportsbook.lock_fixtures_shared(v_fixtures);
  end if;
  v_now := clock_timestamp();

  for i in 1 .. cardinality(p_markets) loop
    exit when verdict is not null;
    select m.status, m.prices[p_outcomes[i] + 1], f.phase, f.kickoff, f.replay, f.alarms, f.home_goals, f.away_goals
      into v_status, v_price, v_phase, v_kickoff, v_replay, v_alarm, v_home, v_away
      from sportsbook.markets m, sportsbook.fixtures f where m.id = p_markets[i] and f.id = v_fixtures[i];
    if v_price is null or v_status <> 'open' or v_replay and not p_replays or v_phase = 'not_started' and v_kickoff <= v_now
       or v_price <> p_prices[i] and p_policy <> 'any' and (p_policy <> 'higher' or v_price < p_prices[i])
       -- A silent feed knows no goals: nothing is sold in play until it speaks again.
       or v_phase <> 'not_started' and not exists (select from sportsbook.feeds where sportsbook.is_alive(alive_at)) then
      verdict := 'selection';
    end if;
    if v_phase = 'not_started' then
      v_home := null;
      v_away := null;
    else
      v_delayed := v_delayed or p_delay_ms > 0;
    end if;
    v_product := v_product * v_price * 0.001;
    v_prices := v_prices || v_price;
    v_alarms := v_alarms || v_alarm;
    v_homes := v_homes || v_home;
    v_aways := v_aways || v_away;
  end loop;

  -- Compared as a decimal: twenty long shots are more than a bigint holds.
  if verdict is null and floor(p_stake * v_product) > p_payout_max then
    verdict := 'payout';
  end if;
  if verdict is null then
    v_potential := floor(p_stake * v_product);
    if p_selection_max > 0 or p_player_max > 0 then
      v_liability := v_potential - p_stake;
      if not sportsbook.reserve_exposure(p_uid, p_currency, p_markets, p_outcomes, v_liability, p_selection_max, p_player_max) then
        verdict := 'exposure';
      end if;
    end if;
  end if;
  if verdict is not null then
    bet_id := ledger.posted_before(p_key, p_hash);
    if bet_id is not null then
      verdict := 'repeated';
    end if;
    return;
  end if;

  bet_id := ledger.post_one(p_key, p_hash, 'bet', p_currency, v_player, 'house:sportsbook', p_stake, 'stake', null);
  insert into sportsbook.bets (id, uid, stake_minor, potential_minor, placed_at, state, currency, liability_minor)
    values (bet_id, p_uid, p_stake, v_potential, v_now, case when v_delayed then 'pending' else 'open' end::sportsbook.bet_state, p_currency, v_liability);
  for i in 1 .. cardinality(p_markets) loop
    insert into sportsbook.bet_legs (bet_id, uid, position, market_id, outcome, price, alarms, home_goals, away_goals)
      values (place_bet.bet_id, p_uid, i, p_markets[i], p_outcomes[i], v_prices[i], v_alarms[i], v_homes[i], v_aways[i]);
  end loop;
  if v_delayed then
    insert into sportsbook.delayed_bets (bet_id, uid, placed_at, release_at, price_policy)
      values (place_bet.bet_id, p_uid, v_now, v_now + make_interval(secs => p_delay_ms / 1000.0), p_policy);
  end if;
  insert into outbox.events (name, payload, changed_accounts) values ('sportsbook.bet-placed',
    jsonb_build_object('bet_id', bet_id::text, 'uid', p_uid::text, 'stake_minor', p_stake::text, 'currency', p_currency), array[v_player, 'house:sportsbook']);
  verdict := 'placed';
end $$;
