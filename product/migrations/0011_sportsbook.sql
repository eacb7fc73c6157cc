create schema sportsbook;

-- Betradar's words for where an event stands. What else is known of it (score, sets, laps) is its sport's own value, in `events.state`.
create type sportsbook.event_status as enum ('not_started', 'live', 'ended', 'postponed', 'cancelled', 'abandoned');

-- `decided`: the result is certain already, and an incident that is taken back may open it again. `settled`: its bets are paid.
create type sportsbook.market_status as enum ('open', 'suspended', 'decided', 'closed', 'settled');

create type sportsbook.outcome_status as enum ('active', 'inactive');

create type sportsbook.bet_state as enum ('pending', 'open', 'won', 'lost', 'returned', 'rejected');

create type sportsbook.leg_result as enum ('win', 'half_win', 'push', 'void', 'half_loss', 'loss');

-- A sport is a folder of code (sports/<key>); values in jsonb below are parsed by its schemas.
create table sportsbook.sports (
  key text collate "C" primary key
);
insert into sportsbook.sports (key) values ('football');

create table sportsbook.competitions (
  id integer generated always as identity primary key,
  sport text collate "C" not null references sportsbook.sports(key),
  sysname text collate "C" not null unique,
  name text not null,
  country_code text not null,
  country_name text not null,
  source text collate "C" unique,
  -- What the sport's rating model knows of it.
  rating jsonb not null,
  -- Whole weeks by which the events of imported seasons were moved; null for a competition that plays in the present.
  shift_weeks integer,
  history_read_at timestamptz
);

create table sportsbook.participants (
  id integer generated always as identity primary key,
  sport text collate "C" not null references sportsbook.sports(key),
  country_code text not null,
  name text not null,
  short_name text not null,
  source text collate "C" unique,
  -- What the sport's rating model knows of it; null before its first event.
  rating jsonb
);

-- Every spelling under which a participant was met.
create table sportsbook.participant_names (
  country_code text not null,
  name text not null,
  participant_id integer not null references sportsbook.participants(id),
  primary key (country_code, name)
);

create table sportsbook.events (
  id integer generated always as identity primary key,
  sport text collate "C" not null references sportsbook.sports(key),
  competition_id integer not null references sportsbook.competitions(id),
  home_id integer not null references sportsbook.participants(id),
  away_id integer not null references sportsbook.participants(id),
  round text not null,
  starts_at timestamptz not null,
  source text collate "C" not null unique,
  replay boolean not null,
  neutral boolean not null default false,
  status sportsbook.event_status not null default 'not_started',
  -- The sport's own value: score, clock, cards.
  state jsonb not null,
  -- What the sport's prices are made from; null while it is not priced.
  model jsonb,
  -- Grows with every change that a reader can see; `incident_count` with every incident that makes all prices wrong.
  version integer not null default 1,
  incident_count smallint not null default 0,
  -- The last message of the feed that was applied.
  sequence integer not null default 0,
  rated boolean not null default false,
  -- No bet on it has an earlier id (sportsbook.first_bet_of).
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  -- Staff hold it: none of its markets is open, also none that is new, until they resume it.
  is_held boolean not null default false,
  -- When the feed last said something about it.
  heard_at timestamptz,
  -- When the present unit of the clock (a minute, a point) was first told, null while the clock does not run, and how long the one before lasted: prices
  -- move between two messages too.
  clock_at timestamptz,
  clock_unit_ms integer not null default 60000
) with (fillfactor = 80);
create index events_starts_at on sportsbook.events (starts_at);
create index events_competition on sportsbook.events (competition_id, starts_at);
create index events_unsettled on sportsbook.events (id) where (settled_at is null) and status in ('ended', 'postponed', 'cancelled', 'abandoned');
create index events_running on sportsbook.events (starts_at) where status in ('not_started', 'live');
-- Events of imported files: the season's natural key is competition, participants, round and day; the source is what the feed plays it under.
create index events_pair on sportsbook.events (competition_id, home_id, away_id);

-- What a feed told of an event: the timeline. `incident` and `state` (after it) are the sport's own values.
create table sportsbook.incidents (
  event_id integer not null references sportsbook.events(id),
  sequence integer not null,
  kind text not null,
  incident jsonb not null,
  state jsonb not null,
  primary key (event_id, sequence)
);

-- The result of an event, and each correction of it with who said so: the last one counts.
create table sportsbook.results (
  event_id integer not null references sportsbook.events(id),
  number smallint not null,
  status sportsbook.event_status not null,
  state jsonb not null,
  source text not null,
  recorded_at timestamptz not null default now(),
  primary key (event_id, number)
);

-- A market is an event, a market type of its sport and, for some types, a specifier (`total=2.5`; empty for none). It is rewritten when its status or one of
-- its prices changes, an outcome when its own price does: what has no new price is not touched.
create table sportsbook.markets (
  id bigint generated always as identity primary key,
  event_id integer not null,
  market_type text collate "C" not null,
  specifier text collate "C" not null,
  status sportsbook.market_status not null,
  version integer not null,
  -- Staff hold it: nothing opens it but they.
  is_held boolean not null default false,
  unique (event_id, market_type, specifier),
  constraint markets_held check (not is_held or status <> 'open')
) with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.05);

-- Prices are thousandths; none while the outcome cannot be bet on. `position`: the order in which prices are sent.
create table sportsbook.outcomes (
  market_id bigint not null,
  code text collate "C" not null,
  position smallint not null,
  price integer,
  status sportsbook.outcome_status not null,
  primary key (market_id, code)
) with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.05);

-- A bet's id is the id of the ledger transaction that took its stake: one key, one stake, one bet. It says when, and bets and their legs are partitioned by it
-- (decision 0114). `settled_at` is null while the bet is pending or open; no
-- check constraint says so, for the reason at ledger.postings.
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
  primary key (uid, id)
) partition by range (id);
create table sportsbook.bets_model partition of sportsbook.bets for values from (0) to (1) with (fillfactor = 90);

-- A leg says for ever what it is on, whatever becomes of the market's row.
create table sportsbook.bet_legs (
  bet_id bigint not null,
  uid bigint not null,
  market_id bigint not null,
  event_id integer not null,
  price integer not null,
  position smallint not null,
  incident_count smallint not null,
  result sportsbook.leg_result,
  sport text collate "C" not null,
  market_type text collate "C" not null,
  specifier text collate "C" not null,
  outcome text collate "C" not null,
  -- The event's state when it was placed in play.
  placed_state jsonb,
  -- Staff voided it: its result stays.
  is_voided boolean not null default false,
  primary key (bet_id, "position")
) partition by range (bet_id);
create index bet_legs_event on sportsbook.bet_legs (event_id);
create table sportsbook.bet_legs_model partition of sportsbook.bet_legs for values from (0) to (1) with (fillfactor = 90);

-- What staff voided: a leg of a bet, or the whole bet where no leg is named.
create table sportsbook.voids (
  id bigint generated always as identity primary key,
  bet_id bigint not null,
  uid bigint not null,
  "position" smallint,
  -- What moved or, where the bet stays open, what it may still pay.
  amount_minor bigint not null check (amount_minor >= 0),
  currency text collate "C" not null,
  reason text not null,
  made_by text not null,
  -- Null where nobody had to.
  approved_by text,
  created_at timestamptz not null default now()
);
create index voids_of_bet on sportsbook.voids (bet_id);
create index voids_unapproved on sportsbook.voids (created_at) where approved_by is null;

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

-- What the operator would lose if a selection came in, and what it would lose to a player, over all open bets that were placed under limits. Kept only
-- where an operator has set such a limit: a bet that was placed without one is not counted.
create table sportsbook.exposures (
  market_id bigint not null,
  outcome text collate "C" not null,
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
