-- Places a bet: one call, one transaction, one verdict. Status, price and cut-off are read under the events' locks and by the database's clock.
-- Verdicts: placed · repeated (this key has placed a bet before: its id) · selection (one is not available: the caller reads which) · payout (it would be too
-- large) · exposure (a limit would be passed) · free_bet (the free bet `p_free` cannot pay it) · free_odds (a selection is below its least odds) · boost (there is no boost `p_boost` to use) · boost_terms
-- (the bet is none of those that it is for). With any but placed nothing was written.
-- Errors are those of ledger.post_one and ledger.posted_before: its 23505 says that the same key placed a bet at this moment.
-- `p_jackpot`: the jackpot that the stake feeds, where it takes stakes and each selection has at least these odds; never of a free bet.
-- `p_replays`: replays, whose results are known, may be bet on. Where both limits are 0, no exposure is counted.
-- The stake is taken last: a verdict needs no rollback, and house accounts are locked for a short time. Plain lookups by key in a loop with plans made once:
-- planning would cost more than the bet.
create or replace function sportsbook.place_bet(
  p_uid bigint, p_key text, p_hash bytea, p_currency text, p_stake bigint, p_policy text, p_markets bigint[], p_outcomes text[], p_prices int[],
  p_payout_max bigint, p_delay_ms int, p_replays boolean, p_selection_max bigint, p_player_max bigint, p_free bigint, p_jackpot bigint, p_jackpot_odds int, p_boost bigint,
  out verdict text, out bet_id bigint
) language plpgsql as $$
declare
  v_now timestamptz;
  v_known timestamptz;
  v_events int[];
  v_price int;
  v_in_play boolean;
  v_delayed boolean;
  v_product numeric;
  v_legs sportsbook.placed_leg[];
  v_potential bigint;
  v_liability bigint;
  v_free sportsbook.free_bets;
  v_boost sportsbook.free_bets;
  v_jackpot record;
  v_version int;
begin
  -- An event never changes for a market, so it is read before its lock. For a single, reading and locking is one query.
  if cardinality(p_markets) = 1 then
    select array[m.event_id] into v_events from sportsbook.markets m where m.id = p_markets[1] and pg_advisory_xact_lock_shared(50, m.event_id) is not null;
  else
    select array_agg(m.event_id order by s.place) into v_events
      from unnest(p_markets) with ordinality as s (id, place) left join sportsbook.markets m on m.id = s.id;
    perform sportsbook.lock_events_shared(v_events);
    -- Two selections of one event: no leg is found.
    if cardinality(v_events) > (select count(distinct id) from unnest(v_events) id) then
      v_events := null;
    end if;
  end if;
  for i in 1 .. cardinality(p_markets) loop
    select o.price, e.status <> 'not_started', e.status <> 'not_started' and p_delay_ms > 0 or v_delayed, n.now, greatest(v_known, e.created_at), coalesce(v_product, 1) * o.price * 0.001,
           v_legs || row(e.id, o.price, e.incident_count, e.sport, m.market_type, m.specifier, case when e.status <> 'not_started' then e.state end)::sportsbook.placed_leg
      into v_price, v_in_play, v_delayed, v_now, v_known, v_product, v_legs
      from sportsbook.markets m, sportsbook.outcomes o, sportsbook.events e, clock_timestamp() as n (now)
     where m.id = p_markets[i] and o.market_id = p_markets[i] and o.code = p_outcomes[i] and e.id = v_events[i]
       and m.status = 'open' and o.status = 'active' and (p_replays or not e.replay) and (e.status <> 'not_started' or e.starts_at > n.now)
       and (o.price = p_prices[i] or p_policy = 'any' or p_policy = 'higher' and o.price > p_prices[i]);
    if v_price is null then
      verdict := 'selection';
      exit;
    elsif v_in_play then
      -- A silent feed knows no goals: nothing is sold in play until it speaks again. (A query within the condition above would run for every bet.)
      perform from sportsbook.feeds where sportsbook.is_alive(alive_at);
      if not found then
        verdict := 'selection';
        exit;
      end if;
    end if;
  end loop;

  if verdict is null and (p_free is not null or p_boost is not null) then
    -- Whoever may not play places no free bet either. It is locked until the end of the transaction: one bet has it.
    if p_free is not null then
      perform ledger.refuse_closed('player:' || p_uid || ':main', p_currency);
      select * into v_free from sportsbook.free_bets f where f.id = p_free and f.uid = p_uid and f.boost_percent is null for update;
      if v_free.status is distinct from 'active' or v_free.expires_at <= v_now or v_free.currency <> p_currency or v_free.stake_minor <> p_stake then
        verdict := 'free_bet';
      elsif v_free.odds_least > (select min(price) from unnest(v_legs)) then
        verdict := 'free_odds';
      end if;
    end if;
    if verdict is null and p_boost is not null then
      select * into v_boost from sportsbook.free_bets f where f.id = p_boost and f.uid = p_uid and f.boost_percent is not null for update;
      if v_boost.status is distinct from 'active' or v_boost.expires_at <= v_now or v_boost.currency <> p_currency then
        verdict := 'boost';
      elsif v_boost.stake_minor < p_stake or v_boost.odds_least > (select min(price) from unnest(v_legs)) or v_boost.legs_least > cardinality(v_legs) then
        verdict := 'boost_terms';
      end if;
    end if;
  end if;
  if verdict is null then
    -- Compared as a decimal: twenty long shots are more than a bigint holds.
    if floor(p_stake * v_product) > p_payout_max then
      verdict := 'payout';
    else
      v_potential := floor(p_stake * v_product);
      if p_selection_max > 0 or p_player_max > 0 then
        v_liability := v_potential - p_stake;
        if not sportsbook.reserve_exposure(p_uid, p_currency, p_markets, p_outcomes, v_liability, p_selection_max, p_player_max) then
          verdict := 'exposure';
        end if;
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

  -- The clock was ahead when the event was made known, or is behind now: no bet is ever looked for in months before that moment.
  if v_known > v_now then
    update sportsbook.events set created_at = v_now where id = any (v_events) and created_at > v_now;
  end if;
  -- Its share is locked before the accounts, and nobody else writes a jackpot's accounts meanwhile (`jackpots.lock_share`).
  if p_jackpot is not null and p_free is null and p_jackpot_odds <= (select min(price) from unnest(v_legs)) then
    select * into v_jackpot from jackpots.lock_share(p_jackpot, false);
    if v_jackpot.version > 0 and v_jackpot.currency = p_currency then
      v_version := v_jackpot.version;
    end if;
  end if;
  bet_id := ledger.post_one(p_key, p_hash, 'bet', p_currency, case when p_free is null then 'player:' || p_uid || ':main' else 'house:free-bets' end, 'house:sportsbook', p_stake,
    case when p_free is null then 'stake' else 'free-stake' end, null);
  if p_free is not null or p_boost is not null or v_version is not null or v_delayed then
    update sportsbook.free_bets f set status = 'used', bet_id = place_bet.bet_id, ended_at = v_now where f.id in (p_free, p_boost);
    if v_version is not null then
      perform jackpots.feed(p_jackpot, 'house:sportsbook', p_stake);
    end if;
    if v_delayed then
      insert into sportsbook.delayed_bets (bet_id, uid, placed_at, release_at, price_policy)
        values (place_bet.bet_id, p_uid, v_now, v_now + make_interval(secs => p_delay_ms / 1000.0), p_policy);
    end if;
  end if;
  -- One statement for the rows of three tables: beginning a statement costs as much as a row.
  with legs as (
    insert into sportsbook.bet_legs (bet_id, uid, position, event_id, market_id, sport, market_type, specifier, outcome, price, incident_count, placed_state)
      select place_bet.bet_id, p_uid, i, l.event_id, p_markets[i], l.sport, l.market_type, l.specifier, p_outcomes[i], l.price, l.incident_count, l.placed_state
        from unnest(v_legs) with ordinality as l (event_id, price, incident_count, sport, market_type, specifier, placed_state, i)
  ), bet as (
    insert into sportsbook.bets (id, uid, stake_minor, potential_minor, placed_at, state, currency, liability_minor, free_bet_id, free_returns_stake, jackpot_id, jackpot_version, jackpot_text,
        boost_id, boost_percent, boost_most_minor)
      values (bet_id, p_uid, p_stake, v_potential, v_now, case when v_delayed then 'pending' else 'open' end::sportsbook.bet_state, p_currency, v_liability, p_free, v_free.returns_stake,
        case when v_version is not null then p_jackpot end, v_version, case when v_version is not null then p_key end,
        p_boost, v_boost.boost_percent, v_boost.extra_most_minor)
  )
  insert into outbox.events (name, payload, changed_accounts) values (case when p_free is null then 'sportsbook.bet-placed' else 'sportsbook.free-bet-placed' end,
    jsonb_build_object('bet_id', bet_id::text, 'uid', p_uid::text, 'stake_minor', p_stake::text, 'currency', p_currency), array[case when p_free is null then 'player:' || p_uid || ':main' else 'house:free-bets' end, 'house:sportsbook']);
  verdict := 'placed';
end $$;
