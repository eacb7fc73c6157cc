create schema games;

create table games.providers (
  sysname text collate "C" primary key,
  name text not null,
  types text[] not null,
  params jsonb not null default '{}',
  place smallint not null default 0
);

create table games.games (
  sysname text collate "C" primary key,
  provider text collate "C" not null references games.providers(sysname),
  name text not null,
  type text not null check (type in ('slot', 'live', 'casino', 'fast', 'betting', 'logical', 'high_low')),
  image_url text not null,
  -- LOBBY-18, LOBBY-19: what an editor writes here wins over the name and the picture above, when it is not empty.
  description jsonb not null default '{}',
  -- The smaller, the more popular.
  place smallint not null default 0,
  has_demo boolean not null default true,
  enabled boolean not null default true,
  released_at timestamptz not null default now()
);

create table games.categories (
  sysname text collate "C" primary key,
  place smallint not null default 0
);

create table games.category_games (
  category text collate "C" not null references games.categories(sysname),
  game text collate "C" not null references games.games(sysname),
  place smallint not null default 0,
  primary key (category, game)
);

create table games.likes (
  player_uid bigint not null,
  game text collate "C" not null references games.games(sysname),
  created_at timestamptz not null default now(),
  primary key (player_uid, game)
);

-- A pair of seeds and, already committed to, the server seed of the next pair: the player chooses a client seed only after seeing the
-- hash of the server seed that it will meet.
create table games.seeds (
  id bigint generated always as identity primary key,
  player_uid bigint not null,
  server_seed text not null,
  server_hash text not null,
  client_seed text not null,
  next_server_seed text not null,
  next_server_hash text not null,
  -- The nonce of the next round; no nonce is used twice because the row is locked while a round takes it.
  nonce integer not null default 0,
  is_active boolean not null default true,
  last_round_at timestamptz,
  created_at timestamptz not null default now(),
  revealed_at timestamptz
) with (fillfactor = 60);
create unique index seeds_one_active on games.seeds (player_uid) where is_active;
create index seeds_revealed on games.seeds (player_uid, id) where not is_active;

-- Key of the sealed demo sessions; all hosts share it.
create table games.demo_key (
  id boolean primary key default true check (id),
  secret bytea not null default sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8'))
);
insert into games.demo_key default values;

-- GAME-11..14: a player asks for the history of a period as a file. A worker writes it; the file goes after some days.
create table games.exports (
  id bigint generated always as identity primary key,
  player_uid bigint not null,
  from_at timestamptz not null,
  to_at timestamptz not null,
  state text not null default 'requested' check (state in ('requested', 'ready', 'sent')),
  rounds integer,
  csv text,
  requested_at timestamptz not null default now(),
  ready_at timestamptz,
  constraint exports_check check (to_at > from_at)
);
-- One that is still being written, at most.
create unique index exports_one_requested on games.exports (player_uid) where state = 'requested';
create index exports_of_player on games.exports (player_uid, id desc);

-- Rounds that all players share (live tables). The seeds of a table are a hash chain, made before its first round: each seed is the SHA-256 of the next
-- one, and the hash of the first is published. So the seed of a round, told when it is over, is proved by the round before it.
create table games.chains (
  id bigint generated always as identity primary key,
  game text collate "C" not null references games.games(sysname),
  -- The last seed of the chain; all others follow from it. Never told before its round.
  root text not null,
  length integer not null check (length > 0),
  anchor text not null,
  created_at timestamptz not null default now(),
  -- Every hundredth seed of a chain: the seed of a round is found from the next one behind it. From the root alone it would be thousands of hashes
  -- away, and the whole server would wait for them at the beginning of each round. A chain from before has none and is walked from its root.
  marks text[] not null default '{}'
);

create table games.live_rounds (
  id bigint generated always as identity primary key,
  game text collate "C" not null references games.games(sysname),
  version text not null,
  chain_id bigint not null references games.chains(id),
  -- From 1: the place in the chain, and the nonce of the draw.
  place integer not null,
  server_seed text not null,
  server_hash text not null,
  opened_at timestamptz not null default clock_timestamp(),
  closes_at timestamptz not null,
  next_at timestamptz not null,
  -- What was drawn; null until the round is settled.
  drawn jsonb,
  settled_at timestamptz,
  constraint live_rounds_chain_id_place_key unique (chain_id, place)
);
-- One round of a table at a time.
create unique index live_rounds_one_open on games.live_rounds (game) where settled_at is null;
create index live_rounds_of_game on games.live_rounds (game, id desc);

-- Says that names changed: every host keeps its own index of names and asks for nothing but this number before it searches.
create table games.catalogue (
  is_only boolean primary key default true check (is_only),
  revision bigint not null default 1
);
insert into games.catalogue default values;

-- The id is the one of the transaction that took the stake (ledger.next_id): it says when, and rounds are partitioned by it (decision 0114).
-- That a nonce is used once is the work of the seeds' row, which play_rounds locks and counts on; that a key is used once, of games.keys.
create table games.rounds (
  id bigint not null,
  player_uid bigint not null,
  seed_id bigint,
  -- A player's bets on a shared round are a round like any other, without a pair of seeds of their own.
  live_round bigint references games.live_rounds(id),
  stake_minor bigint not null,
  win_minor bigint not null,
  started_at timestamptz not null default clock_timestamp(),
  finished_at timestamptz,
  nonce integer not null,
  game text collate "C" not null,
  version text not null,
  currency text not null,
  status text not null,
  -- The choices made so far; with the seeds and the version they are the whole round, the view is kept for recall.
  choices jsonb not null,
  view jsonb not null,
  -- The keys of all steps, with the hashes of their inputs: an earlier step that is asked for again answers the round too.
  step_keys text[] collate "C",
  step_hashes bytea[],
  primary key (id),
  constraint rounds_seeds check (num_nonnulls(seed_id, live_round) = 1)
) partition by range (id);
create index rounds_of_player on games.rounds (player_uid, id);
create index rounds_of_live_round on games.rounds (live_round) where live_round is not null;
create table games.rounds_model partition of games.rounds for values from (0) to (1);

-- Rounds that wait for their player: one of a game. Apart from rounds, so that none of their months is looked into for them.
create table games.open_rounds (
  player_uid bigint not null,
  game text collate "C" not null,
  round_id bigint not null,
  live_round bigint,
  started_at timestamptz not null,
  primary key (player_uid, game)
) with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02);
create index open_rounds_of_live_round on games.open_rounds (live_round) where live_round is not null;

-- The keys of rounds and the hashes of their inputs, for as long as the setting `rounds.keysDays` says. No index by age: that would cost every round more than
-- a look through the table costs once a day.
create table games.keys (
  player_uid bigint not null,
  round_id bigint not null,
  key text collate "C" not null,
  input_hash bytea not null,
  constraint keys_key primary key (player_uid, key)
);
