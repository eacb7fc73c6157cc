create schema sportsbook;

create type sportsbook.phase as enum ('not_started', 'first_half', 'half_time', 'second_half', 'finished', 'postponed', 'cancelled', 'abandoned');

create type sportsbook.market_status as enum ('open', 'suspended', 'closed', 'settled');

create type sportsbook.bet_state as enum ('pending', 'open', 'won', 'lost', 'returned', 'rejected');

create type sportsbook.leg_result as enum ('win', 'half_win', 'push', 'void', 'half_loss', 'loss');

-- What a league knows of its own goals is part of the rating model: means and variances on the log scale.
create table sportsbook.leagues (
  id integer generated always as identity primary key,
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
  shift_weeks integer,
  history_read_at timestamptz
);

create table sportsbook.clubs (
  id integer generated always as identity primary key,
  country_code text not null,
  name text not null,
  short_name text not null,
  source text collate "C" unique,
  attack_mean float8,
  attack_variance float8,
  defence_mean float8,
  defence_variance float8,
  shared_variance float8,
  rated_day integer
);

-- Every spelling under which a club was met.
create table sportsbook.club_names (
  country_code text not null,
  name text not null,
  club_id integer not null references sportsbook.clubs(id),
  primary key (country_code, name)
);

create table sportsbook.fixtures (
  id integer generated always as identity primary key,
  league_id integer not null references sportsbook.leagues(id),
  home_id integer not null references sportsbook.clubs(id),
  away_id integer not null references sportsbook.clubs(id),
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
  version integer not null default 1,
  alarms smallint not null default 0,
  -- The last message of the feed that was taken in.
  sequence integer not null default 0,
  -- Expected goals of the whole match; null while it is not priced.
  home_rate float8,
  away_rate float8,
  rho float8,
  rated boolean not null default false,
  settled_at timestamptz,
  result_source text,
  -- When the feed last said something about it.
  heard_at timestamptz,
  -- When the present minute was first told, and how long the one before lasted: prices move between two messages too.
  minute_at timestamptz,
  minute_ms integer not null default 60000
) with (fillfactor = 80);
create index fixtures_kickoff on sportsbook.fixtures (kickoff);
create index fixtures_league on sportsbook.fixtures (league_id, kickoff);
create index fixtures_unsettled on sportsbook.fixtures (id) where (settled_at is null) and phase in ('finished', 'postponed', 'cancelled', 'abandoned');
create index fixtures_running on sportsbook.fixtures (kickoff) where phase in ('not_started', 'first_half', 'half_time', 'second_half');
-- Fixtures of imported files: the season's natural key is league, clubs, round and day; the source is what the feed plays it under.
create index fixtures_pair on sportsbook.fixtures (league_id, home_id, away_id);

create table sportsbook.match_events (
  fixture_id integer not null references sportsbook.fixtures(id),
  sequence integer not null,
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
  version integer not null,
  prices integer[] not null
) with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.05);

-- A bet's id is the id of the ledger transaction that took its stake: one key, one stake, one bet.
create table sportsbook.bets (
  uid bigint not null,
  id bigint not null,
  stake_minor bigint not null,
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
  -- What the bet may win beyond its stake, where it was weighed.
  liability_minor bigint,
  primary key (uid, id),
  constraint bets_check check (state in ('pending', 'open') = (settled_at is null))
) with (fillfactor = 90);

create table sportsbook.bet_legs (
  bet_id bigint not null,
  uid bigint not null,
  market_id bigint not null,
  price integer not null,
  position smallint not null,
  outcome smallint not null,
  alarms smallint not null,
  -- Score when it was placed on a match in play.
  home_goals smallint,
  away_goals smallint,
  result sportsbook.leg_result,
  primary key (bet_id, "position")
) with (fillfactor = 90);
create index bet_legs_market on sportsbook.bet_legs (market_id);

-- Bets on matches in play whose delay runs, with the price changes that their players accept: a short list, apart from the bets that stand.
create table sportsbook.delayed_bets (
  bet_id bigint primary key,
  uid bigint not null,
  placed_at timestamptz not null,
  release_at timestamptz not null,
  price_policy text not null
);

create table sportsbook.feeds (
  name text primary key,
  cursor bigint,
  alive_at timestamptz not null default '-infinity'
);

-- Replays that the feed is to play: kept until they are over, so that the importer needs no feed and a feed that forgot is asked again.
create table sportsbook.replay_orders (
  source text collate "C" primary key,
  starts_at timestamptz not null,
  body jsonb not null,
  ordered_at timestamptz
);
create index replay_orders_open on sportsbook.replay_orders (starts_at) where ordered_at is null;

-- What the house would lose if a selection came in, and what it would lose to a player, over all open bets that were placed under limits. Kept only
-- where an operator has set such a limit: a bet that was placed without one is not weighed.
create table sportsbook.exposures (
  market_id bigint not null,
  outcome smallint not null,
  currency text not null,
  liability_minor bigint not null,
  primary key (market_id, outcome, currency)
) with (fillfactor = 50);

create table sportsbook.player_exposures (
  uid bigint not null,
  currency text not null,
  liability_minor bigint not null,
  primary key (uid, currency)
) with (fillfactor = 50);
