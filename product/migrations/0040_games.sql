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
  provider text collate "C" not null references games.providers,
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
  category text collate "C" not null references games.categories,
  game text collate "C" not null references games.games,
  place smallint not null default 0,
  primary key (category, game)
);

create table games.likes (
  player_uid bigint not null,
  game text collate "C" not null references games.games,
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
  nonce int not null default 0,
  is_active boolean not null default true,
  last_round_at timestamptz,
  created_at timestamptz not null default now(),
  revealed_at timestamptz
) with (fillfactor = 60);
create unique index seeds_one_active on games.seeds (player_uid) where is_active;
create index seeds_revealed on games.seeds (player_uid, id) where not is_active;

create table games.rounds (
  id bigint generated always as identity primary key,
  player_uid bigint not null,
  game text collate "C" not null,
  version text not null,
  seed_id bigint not null,
  nonce int not null,
  currency text not null,
  stake_minor bigint not null check (stake_minor > 0),
  win_minor bigint not null check (win_minor >= 0),
  status text not null check (status in ('open', 'finished', 'void')),
  -- The choices made so far; with the seeds and the version they are the whole round, the view is kept for recall.
  choices jsonb not null,
  view jsonb not null,
  key text collate "C" not null,
  input_hash bytea not null,
  -- The last step taken, so that its repetition answers the same.
  step_key text collate "C",
  step_hash bytea,
  started_at timestamptz not null default clock_timestamp(),
  finished_at timestamptz,
  constraint rounds_key unique (player_uid, key),
  constraint rounds_nonce unique (seed_id, nonce)
) with (fillfactor = 90);
create unique index rounds_one_open on games.rounds (player_uid, game) where status = 'open';
create index rounds_of_player on games.rounds (player_uid, id desc);

-- Key of the sealed demo sessions; all hosts share it.
create table games.demo_key (
  id boolean primary key default true check (id),
  secret bytea not null default sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8'))
);
insert into games.demo_key default values;

create function games.finished(p_round games.rounds, p_provider text, p_type text) returns jsonb language sql immutable as $$
  select jsonb_build_object(
    'round', p_round.id::text, 'player', p_round.player_uid::text, 'sysname', p_round.game, 'provider', p_provider, 'type', p_type,
    'stake_minor', p_round.stake_minor::text, 'win_minor', p_round.win_minor::text, 'currency', p_round.currency, 'status', p_round.status)
$$;

create function games.announce_finished(p_round games.rounds, p_provider text, p_type text) returns void language sql as $$
  insert into outbox.events (name, payload) values ('games.round-finished', games.finished(p_round, p_provider, p_type))
$$;

-- Plays one round: its seed's nonce, the stake, the round, the win if it ends at once, and its event, in one transaction and one trip.
-- The host worked the outcome out for (p_seed_id, p_nonce) before; when another round took that nonce meanwhile nothing happens and it asks
-- again. Verdicts: played · replay (same key, same input: the round of then) · reused (same key, other input) · seed (another nonce is due,
-- or there are no seeds yet) · open (a round of this game waits) · disabled · soon (the shortest cycle is not over).
-- Raises what ledger.post raises: 23514 when the stake is more than there is.
create function games.play_round(
  p_player bigint, p_key text, p_hash bytea, p_seed_id bigint, p_nonce int, p_game text, p_version text, p_currency text,
  p_stake bigint, p_win bigint, p_open boolean, p_choices jsonb, p_view jsonb, p_cycle_ms int
) returns table (verdict text, round_id bigint, at timestamptz, balance_minor bigint) language plpgsql as $$
declare
  v_seed games.seeds;
  v_round games.rounds;
  v_game games.games;
  v_player text := 'player:' || p_player || ':main';
  v_house text := 'house:games:' || p_game;
begin
  select * into v_seed from games.seeds s where s.player_uid = p_player and s.is_active for no key update;
  if not found then
    return query select 'seed', null::bigint, null::timestamptz, null::bigint;
    return;
  end if;
  select * into v_round from games.rounds r where r.player_uid = p_player and r.key = p_key;
  if found then
    return query select case when v_round.input_hash = p_hash then 'replay' else 'reused' end, v_round.id, v_round.started_at, null::bigint;
    return;
  end if;
  select * into v_round from games.rounds r where r.player_uid = p_player and r.game = p_game and r.status = 'open';
  if found then
    return query select 'open', v_round.id, v_round.started_at, null::bigint;
    return;
  end if;
  select * into v_game from games.games g where g.sysname = p_game;
  if not found or not v_game.enabled then
    return query select 'disabled', null::bigint, null::timestamptz, null::bigint;
    return;
  end if;
  if v_seed.last_round_at > clock_timestamp() - p_cycle_ms * interval '1 millisecond' then
    return query select 'soon', null::bigint, v_seed.last_round_at, null::bigint;
    return;
  end if;
  if v_seed.id <> p_seed_id or v_seed.nonce <> p_nonce then
    return query select 'seed', null::bigint, null::timestamptz, null::bigint;
    return;
  end if;
  insert into games.rounds as r (player_uid, game, version, seed_id, nonce, currency, stake_minor, win_minor, status, choices, view, key, input_hash, finished_at)
    values (p_player, p_game, p_version, p_seed_id, p_nonce, p_currency, p_stake, p_win, case when p_open then 'open' else 'finished' end,
            p_choices, p_view, p_key, p_hash, case when p_open then null else clock_timestamp() end)
    returning * into v_round;
  update games.seeds s set nonce = s.nonce + 1, last_round_at = v_round.started_at where s.id = p_seed_id;
  if p_open then
    perform ledger.post_one('round:' || v_round.id, p_hash, 'round', p_currency, v_player, v_house, p_stake, 'stake');
  else
    perform ledger.post_one('round:' || v_round.id, p_hash, 'round', p_currency, v_player, v_house, p_stake, 'stake',
      'games.round-finished', games.finished(v_round, v_game.provider, v_game.type), p_win, 'win');
  end if;
  return query select 'played', v_round.id, v_round.started_at, ledger.balance(v_player, p_currency);
end $$;

-- Takes one step of an open round; the win is paid when the round ends. Verdicts: advanced · replay · reused · missing · closed · step (the
-- round is already further on).
create function games.advance_round(
  p_player bigint, p_round bigint, p_key text, p_hash bytea, p_step int, p_win bigint, p_open boolean, p_choices jsonb, p_view jsonb
) returns table (verdict text, balance_minor bigint) language plpgsql as $$
declare
  v_round games.rounds;
  v_game games.games;
  v_player text := 'player:' || p_player || ':main';
begin
  select * into v_round from games.rounds r where r.id = p_round and r.player_uid = p_player for no key update;
  if not found then
    return query select 'missing', null::bigint;
    return;
  end if;
  if v_round.step_key = p_key then
    return query select case when v_round.step_hash = p_hash then 'replay' else 'reused' end, null::bigint;
    return;
  end if;
  if v_round.status <> 'open' then
    return query select 'closed', null::bigint;
    return;
  end if;
  if jsonb_array_length(v_round.choices) <> p_step then
    return query select 'step', null::bigint;
    return;
  end if;
  update games.rounds r set choices = p_choices, view = p_view, win_minor = p_win, step_key = p_key, step_hash = p_hash,
      status = case when p_open then 'open' else 'finished' end, finished_at = case when p_open then null else clock_timestamp() end
    where r.id = p_round returning * into v_round;
  if not p_open then
    if p_win > 0 then
      perform ledger.post('round:' || p_round || ':win', p_hash, 'round', v_round.currency, array['house:games:' || v_round.game], array[v_player], array[p_win], array['win']);
    end if;
    select * into v_game from games.games g where g.sysname = v_round.game;
    perform games.announce_finished(v_round, v_game.provider, v_game.type);
  end if;
  return query select 'advanced', ledger.balance(v_player, v_round.currency);
end $$;

-- RES-6: a round that cannot go on gives its stake back. True when it was open.
create function games.void_round(p_round bigint) returns boolean language plpgsql as $$
declare
  v_round games.rounds;
  v_game games.games;
begin
  update games.rounds r set status = 'void', win_minor = 0, finished_at = clock_timestamp() where r.id = p_round and r.status = 'open' returning * into v_round;
  if not found then
    return false;
  end if;
  perform ledger.post('round:' || p_round || ':void', null, 'round-void', v_round.currency,
    array['house:games:' || v_round.game], array['player:' || v_round.player_uid || ':main'], array[v_round.stake_minor], array['stake-return']);
  select * into v_game from games.games g where g.sysname = v_round.game;
  perform games.announce_finished(v_round, v_game.provider, v_game.type);
  return true;
end $$;

-- Ends the active pair, which makes its server seed public, and starts the next one with the given client seed (the old one when null).
-- False while a round of the player is open, because its seed would be known before its end.
create function games.rotate_seed(p_player bigint, p_client_seed text, p_fresh_seed text, p_fresh_hash text) returns boolean language plpgsql as $$
declare
  v_old games.seeds;
begin
  select * into v_old from games.seeds s where s.player_uid = p_player and s.is_active for no key update;
  if exists (select 1 from games.rounds r where r.player_uid = p_player and r.status = 'open') then
    return false;
  end if;
  update games.seeds s set is_active = false, revealed_at = clock_timestamp() where s.id = v_old.id;
  insert into games.seeds (player_uid, server_seed, server_hash, client_seed, next_server_seed, next_server_hash, last_round_at)
    values (p_player, v_old.next_server_seed, v_old.next_server_hash, coalesce(p_client_seed, v_old.client_seed), p_fresh_seed, p_fresh_hash, v_old.last_round_at);
  return true;
end $$;
