create schema sportsbook;

create type sportsbook.phase as enum ('not_started', 'first_half', 'half_time', 'second_half', 'finished', 'postponed', 'cancelled', 'abandoned');
create type sportsbook.market_status as enum ('open', 'suspended', 'closed', 'settled');
create type sportsbook.bet_state as enum ('pending', 'open', 'won', 'lost', 'returned', 'rejected');
create type sportsbook.leg_result as enum ('win', 'half_win', 'push', 'void', 'half_loss', 'loss');

-- What a league knows of its own goals is part of the rating model: means and variances on the log scale.
create table sportsbook.leagues (
  id int generated always as identity primary key,
  sysname text collate "C" not null unique,
  name text not null,
  country_code text not null,
  country_name text not null,
  source text collate "C" unique,
  base_mean float8 not null,
  base_variance float8 not null,
  advantage_mean float8 not null,
  advantage_variance float8 not null,
  rho float8 not null,
  -- Whole weeks by which the matches of imported seasons were moved; null for a league that plays in the present.
  shift_weeks int,
  history_read_at timestamptz
);

create table sportsbook.clubs (
  id int generated always as identity primary key,
  country_code text not null,
  name text not null,
  short_name text not null,
  source text collate "C" unique,
  attack_mean float8, attack_variance float8, defence_mean float8, defence_variance float8, shared_variance float8,
  rated_day int
);
-- Every spelling under which a club was met.
create table sportsbook.club_names (
  country_code text not null,
  name text not null,
  club_id int not null references sportsbook.clubs,
  primary key (country_code, name)
);

create table sportsbook.fixtures (
  id int generated always as identity primary key,
  league_id int not null references sportsbook.leagues,
  home_id int not null references sportsbook.clubs,
  away_id int not null references sportsbook.clubs,
  round text not null,
  kickoff timestamptz not null,
  source text collate "C" not null unique,
  replay boolean not null,
  neutral boolean not null default false,
  phase sportsbook.phase not null default 'not_started',
  minute smallint not null default 0,
  added smallint not null default 0,
  home_goals smallint not null default 0,
  away_goals smallint not null default 0,
  half_home smallint,
  half_away smallint,
  home_red smallint not null default 0,
  away_red smallint not null default 0,
  -- Grows with every change that a reader can see; `alarms` with every goal, card and goal taken back.
  version int not null default 1,
  alarms smallint not null default 0,
  -- The last message of the feed that was taken in.
  sequence int not null default 0,
  -- Expected goals of the whole match; null while it is not priced.
  home_rate float8, away_rate float8, rho float8,
  rated boolean not null default false,
  settled_at timestamptz,
  result_source text,
  -- When the feed last said something about it.
  heard_at timestamptz
) with (fillfactor = 80);
create index fixtures_kickoff on sportsbook.fixtures (kickoff);
create index fixtures_league on sportsbook.fixtures (league_id, kickoff);
create index fixtures_unsettled on sportsbook.fixtures (id) where settled_at is null and phase in ('finished', 'postponed', 'cancelled', 'abandoned');
create index fixtures_running on sportsbook.fixtures (kickoff) where phase in ('not_started', 'first_half', 'half_time', 'second_half');

create table sportsbook.moments (
  fixture_id int not null references sportsbook.fixtures,
  sequence int not null,
  kind text not null,
  minute smallint not null,
  added smallint not null,
  side text,
  home_goals smallint not null,
  away_goals smallint not null,
  primary key (fixture_id, sequence)
);

-- A market's id says what it is: fixture * 1000 + code, and the code is kind and line (rules/market-id.ts). So the id is known before the row,
-- a fixture's markets are a range of the primary key, and a bet needs no join to know what it is on.
-- Prices are thousandths, in the order of the kind's outcomes.
create table sportsbook.markets (
  id bigint primary key,
  status sportsbook.market_status not null,
  version int not null,
  prices int[] not null
) with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.05);

-- A bet's id is the id of the ledger transaction that took its stake: one key, one stake, one bet.
create table sportsbook.bets (
  uid bigint not null,
  id bigint not null,
  stake_minor bigint not null check (stake_minor > 0),
  potential_minor bigint not null,
  payout_minor bigint,
  placed_at timestamptz not null,
  settled_at timestamptz,
  -- The ledger transaction that paid, and how often the bet was settled (corrections).
  settlement_id bigint,
  settlements smallint not null default 0,
  state sportsbook.bet_state not null,
  currency text collate "C" not null,
  reason text,
  primary key (uid, id),
  check ((state in ('pending', 'open')) = (settled_at is null))
) with (fillfactor = 90);

create table sportsbook.bet_legs (
  bet_id bigint not null,
  uid bigint not null,
  market_id bigint not null,
  price int not null,
  position smallint not null,
  outcome smallint not null,
  alarms smallint not null,
  -- Score when it was placed on a match in play.
  home_goals smallint,
  away_goals smallint,
  result sportsbook.leg_result,
  primary key (bet_id, position)
) with (fillfactor = 90);
create index bet_legs_market on sportsbook.bet_legs (market_id);

-- Bets on matches in play that wait out the delay: a short list, apart from the bets that stand.
create table sportsbook.waiting (
  bet_id bigint primary key,
  uid bigint not null,
  release_at timestamptz not null
);

create table sportsbook.feeds (
  name text primary key,
  cursor bigint,
  alive_at timestamptz not null default '-infinity',
  listed_at timestamptz not null default '-infinity'
);

-- Whoever changes a fixture (state, prices, settlement) holds its lock; whoever bets on it shares it. Locks are taken in the order of ids.
create function sportsbook.hold_fixtures(p_fixtures int[]) returns void language sql as $$
  select pg_advisory_xact_lock(50, id) from (select id from unnest(p_fixtures) id order by id) held
$$;
create function sportsbook.share_fixtures(p_fixtures int[]) returns void language sql as $$
  select pg_advisory_xact_lock_shared(50, id) from (select distinct id from unnest(p_fixtures) id order by id) held
$$;

-- Places a bet: one call, one transaction. Returns the bet's id.
-- Status, price and cut-off are looked at under the fixtures' locks and by the database's clock. Errors: AN051 a selection does not stand
-- (the caller asks which, and judges anew), AN052 the payout would be too large, and those of ledger.post_one: its 23505 says that this key
-- has placed a bet before (ask sportsbook.placed_before).
-- Plain lookups by key in a loop, and plans made once: planning would cost more than the bet.
create function sportsbook.place_bet(
  p_uid bigint, p_key text, p_hash bytea, p_currency text, p_stake bigint, p_policy text,
  p_markets bigint[], p_outcomes smallint[], p_prices int[], p_payout_max bigint, p_delay_ms int
) returns bigint language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  v_now timestamptz;
  v_player text := 'player:' || p_uid || ':main';
  v_bet bigint;
  v_fixtures int[] := '{}';
  v_status sportsbook.market_status;
  v_price int;
  v_phase sportsbook.phase;
  v_kickoff timestamptz;
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
  if cardinality(v_fixtures) = 1 then
    perform pg_advisory_xact_lock_shared(50, v_fixtures[1]);
  else
    perform sportsbook.share_fixtures(v_fixtures);
  end if;
  v_now := clock_timestamp();
  v_bet := ledger.post_one(p_key, p_hash, 'bet', p_currency, v_player, 'house:sportsbook', p_stake, 'stake', null);

  for i in 1 .. cardinality(p_markets) loop
    select m.status, m.prices[p_outcomes[i] + 1], f.phase, f.kickoff, f.alarms, f.home_goals, f.away_goals
      into v_status, v_price, v_phase, v_kickoff, v_alarms, v_home, v_away
      from sportsbook.markets m, sportsbook.fixtures f where m.id = p_markets[i] and f.id = v_fixtures[i];
    if v_price is null or v_status <> 'open' or v_phase = 'not_started' and v_kickoff <= v_now
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
    v_product := v_product * v_price;
    insert into sportsbook.bet_legs (bet_id, uid, position, market_id, outcome, price, alarms, home_goals, away_goals)
      values (v_bet, p_uid, i, p_markets[i], p_outcomes[i], v_price, v_alarms, v_home, v_away);
  end loop;

  v_potential := round(p_stake * v_product / 1000::numeric ^ cardinality(p_markets));
  if v_potential > p_payout_max then
    raise exception 'the payout would be too large' using errcode = 'AN052';
  end if;
  insert into sportsbook.bets (id, uid, stake_minor, potential_minor, placed_at, state, currency)
    values (v_bet, p_uid, p_stake, v_potential, v_now, case when v_delayed then 'pending' else 'open' end::sportsbook.bet_state, p_currency);
  if v_delayed then
    insert into sportsbook.waiting (bet_id, uid, release_at) values (v_bet, p_uid, v_now + make_interval(secs => p_delay_ms / 1000.0));
  end if;
  insert into outbox.events (name, payload, moved) values ('sportsbook.bet-placed',
    jsonb_build_object('bet_id', v_bet::text, 'uid', p_uid::text, 'stake_minor', p_stake::text, 'currency', p_currency), array[v_player, 'house:sportsbook']);
  return v_bet;
end $$;

-- The bet that this key has placed before, as a negative id. Error AN002: it was another bet.
create function sportsbook.placed_before(p_uid bigint, p_key text, p_hash bytea, p_currency text, p_stake bigint) returns bigint language plpgsql as $$
declare
  v_bet bigint;
begin
  v_bet := ledger.post(p_key, p_hash, 'bet', p_currency, array['player:' || p_uid || ':main'], array['house:sportsbook'], array[p_stake], array['stake']);
  if v_bet > 0 then
    raise exception 'the key % has placed nothing before', p_key;
  end if;
  return v_bet;
end $$;
