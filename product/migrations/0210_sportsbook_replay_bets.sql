-- The same function, and a replay is a selection that does not stand unless the caller takes bets on replays: its result is known. Who calls with
-- the arguments of before takes none. It is looked at after the stake, as everything else, so that a repeated key is answered first.
drop function sportsbook.place_bet(bigint, text, bytea, text, bigint, text, bigint[], smallint[], int[], bigint, int);
create function sportsbook.place_bet(
  p_uid bigint, p_key text, p_hash bytea, p_currency text, p_stake bigint, p_policy text,
  p_markets bigint[], p_outcomes smallint[], p_prices int[], p_payout_max bigint, p_delay_ms int, p_replays boolean default false
) returns bigint language plpgsql as $$
declare
  v_now timestamptz;
  v_player text := 'player:' || p_uid || ':main';
  v_bet bigint;
  v_fixtures int[] := '{}';
  v_status sportsbook.market_status;
  v_price int;
  v_phase sportsbook.phase;
  v_kickoff timestamptz;
  v_replay boolean;
  v_alarms smallint;
  v_home smallint;
  v_away smallint;
  v_delayed boolean := false;
  v_product numeric := 1;
  v_potential bigint;
begin
  for i in 1 .. cardinality(p_markets) loop
    if p_markets[i] / 1000 = any (v_fixtures) then
      raise exception 'two selections are related' using errcode = 'AN051';
    end if;
    v_fixtures := v_fixtures || (p_markets[i] / 1000)::int;
  end loop;
  -- Asked as a condition, the lock is an expression and not a query of its own.
  if cardinality(v_fixtures) = 1 and pg_advisory_xact_lock_shared(50, v_fixtures[1]) is not null then
    null;
  else
    perform sportsbook.share_fixtures(v_fixtures);
  end if;
  v_now := clock_timestamp();
  v_bet := ledger.post_one(p_key, p_hash, 'bet', p_currency, v_player, 'house:sportsbook', p_stake, 'stake', null);

  for i in 1 .. cardinality(p_markets) loop
    select m.status, m.prices[p_outcomes[i] + 1], f.phase, f.kickoff, f.replay, f.alarms, f.home_goals, f.away_goals
      into v_status, v_price, v_phase, v_kickoff, v_replay, v_alarms, v_home, v_away
      from sportsbook.markets m, sportsbook.fixtures f where m.id = p_markets[i] and f.id = v_fixtures[i];
    if v_price is null or v_status <> 'open' or v_replay and not p_replays or v_phase = 'not_started' and v_kickoff <= v_now
       or v_price <> p_prices[i] and p_policy <> 'any' and (p_policy <> 'higher' or v_price < p_prices[i]) then
      raise exception 'a selection does not stand' using errcode = 'AN051';
    end if;
    if v_phase = 'not_started' then
      v_home := null;
      v_away := null;
    else
      -- A silent feed knows no goals: nothing is sold in play until it speaks again.
      if not exists (select from sportsbook.feeds where alive_at > v_now - interval '10 seconds') then
        raise exception 'the feed is silent' using errcode = 'AN051';
      end if;
      v_delayed := p_delay_ms > 0;
    end if;
    v_product := v_product * v_price * 0.001;
    insert into sportsbook.bet_legs (bet_id, uid, position, market_id, outcome, price, alarms, home_goals, away_goals)
      values (v_bet, p_uid, i, p_markets[i], p_outcomes[i], v_price, v_alarms, v_home, v_away);
  end loop;

  -- Compared as a decimal: twenty long shots are more than a bigint holds.
  if round(p_stake * v_product) > p_payout_max then
    raise exception 'the payout would be too large' using errcode = 'AN052';
  end if;
  v_potential := round(p_stake * v_product);
  insert into sportsbook.bets (id, uid, stake_minor, potential_minor, placed_at, state, currency)
    values (v_bet, p_uid, p_stake, v_potential, v_now, case when v_delayed then 'pending' else 'open' end::sportsbook.bet_state, p_currency);
  if v_delayed then
    insert into sportsbook.waiting (bet_id, uid, release_at) values (v_bet, p_uid, v_now + make_interval(secs => p_delay_ms / 1000.0));
  end if;
  insert into outbox.events (name, payload, moved) values ('sportsbook.bet-placed',
    jsonb_build_object('bet_id', v_bet::text, 'uid', p_uid::text, 'stake_minor', p_stake::text, 'currency', p_currency), array[v_player, 'house:sportsbook']);
  return v_bet;
end $$;
