-- Rounds that all players share (live tables). The seeds of a table are a hash chain, made before its first round: each seed is the SHA-256 of the next
-- one, and the hash of the first is published. So the seed of a round, told when it is over, is proved by the round before it.
create table games.chains (
  id bigint generated always as identity primary key,
  game text collate "C" not null references games.games,
  -- The last seed of the chain; all others follow from it. Never told before its round.
  root text not null,
  length int not null check (length > 0),
  anchor text not null,
  created_at timestamptz not null default now()
);

create table games.live_rounds (
  id bigint generated always as identity primary key,
  game text collate "C" not null references games.games,
  version text not null,
  chain_id bigint not null references games.chains,
  -- From 1: the place in the chain, and the nonce of the draw.
  place int not null,
  server_seed text not null,
  server_hash text not null,
  opened_at timestamptz not null default clock_timestamp(),
  closes_at timestamptz not null,
  next_at timestamptz not null,
  -- What was drawn; null until the round is settled.
  drawn jsonb,
  settled_at timestamptz,
  unique (chain_id, place)
);
-- One round of a table at a time.
create unique index live_rounds_one_open on games.live_rounds (game) where settled_at is null;
create index live_rounds_of_game on games.live_rounds (game, id desc);

-- A player's bets on a shared round are a round like any other, without a pair of seeds of their own.
alter table games.rounds alter column seed_id drop not null;
alter table games.rounds add column live_round bigint references games.live_rounds;
alter table games.rounds add constraint rounds_seeds check (num_nonnulls(seed_id, live_round) = 1);
create index rounds_of_live_round on games.rounds (live_round) where live_round is not null;

-- Takes the bets of one player on a shared round, if it still takes bets by the database's clock. Verdicts: played · replay · reused · closed · open (this
-- player has bets on the table already) · disabled. The lock keeps the draw waiting until this transaction is over, so no bet is left behind.
create function games.play_live(
  p_player bigint, p_key text, p_hash bytea, p_live_round bigint, p_game text, p_version text, p_currency text, p_stake bigint, p_choices jsonb, p_view jsonb
) returns table (verdict text, round_id bigint, balance_minor bigint) language plpgsql as $$
declare
  v_live games.live_rounds;
  v_round games.rounds;
  v_player text := 'player:' || p_player || ':main';
begin
  select * into v_round from games.rounds r where r.player_uid = p_player and r.key = p_key;
  if found then
    return query select case when v_round.input_hash = p_hash then 'replay' else 'reused' end, v_round.id, null::bigint;
    return;
  end if;
  if not exists (select from games.games g where g.sysname = p_game and g.enabled) then
    return query select 'disabled', null::bigint, null::bigint;
    return;
  end if;
  select * into v_live from games.live_rounds l where l.id = p_live_round and l.game = p_game for share;
  if not found or v_live.settled_at is not null or v_live.version <> p_version or clock_timestamp() >= v_live.closes_at then
    return query select 'closed', null::bigint, null::bigint;
    return;
  end if;
  insert into games.rounds as r (player_uid, game, version, live_round, nonce, currency, stake_minor, win_minor, status, choices, view, key, input_hash)
    values (p_player, p_game, p_version, p_live_round, v_live.place, p_currency, p_stake, 0, 'open', p_choices, p_view, p_key, p_hash)
    on conflict (player_uid, game) where status = 'open' do nothing
    returning * into v_round;
  if not found then
    -- The same press, sent twice at the same moment, is no second one.
    select * into v_round from games.rounds r where r.player_uid = p_player and r.key = p_key;
    return query select case when v_round.id is null then 'open' when v_round.input_hash = p_hash then 'replay' else 'reused' end, v_round.id, null::bigint;
    return;
  end if;
  perform ledger.post_one('round:' || v_round.id, p_hash, 'round', p_currency, v_player, 'house:games:' || p_game, p_stake, 'stake');
  return query select 'played', v_round.id, ledger.balance(v_player, p_currency);
end $$;

-- Pays one player's bets on a shared round that was drawn. True when they were still open.
create function games.settle_live(p_round bigint, p_win bigint, p_view jsonb) returns boolean language plpgsql as $$
declare
  v_round games.rounds;
  v_game games.games;
begin
  update games.rounds r set status = 'finished', win_minor = p_win, view = p_view, finished_at = clock_timestamp()
    where r.id = p_round and r.status = 'open' and r.live_round is not null returning * into v_round;
  if not found then
    return false;
  end if;
  if p_win > 0 then
    perform ledger.post('round:' || p_round || ':win', null, 'round', v_round.currency,
      array['house:games:' || v_round.game], array['player:' || v_round.player_uid || ':main'], array[p_win], array['win']);
  end if;
  select * into v_game from games.games g where g.sysname = v_round.game;
  perform games.announce_finished(v_round, v_game.provider, v_game.type);
  return true;
end $$;

-- As before; bets on a shared round do not hold back the change of a player's own seeds, which they do not use.
create or replace function games.rotate_seed(p_player bigint, p_client_seed text, p_fresh_seed text, p_fresh_hash text) returns boolean language plpgsql as $$
declare
  v_old games.seeds;
begin
  loop
    select * into v_old from games.seeds s where s.player_uid = p_player and s.is_active for no key update;
    exit when found;
    -- The row that we waited for was given up meanwhile. The next look sees its successor.
    if not exists (select from games.seeds s where s.player_uid = p_player and s.is_active) then
      return false;
    end if;
  end loop;
  if exists (select 1 from games.rounds r where r.player_uid = p_player and r.status = 'open' and r.seed_id is not null) then
    return false;
  end if;
  update games.seeds s set is_active = false, revealed_at = clock_timestamp() where s.id = v_old.id;
  insert into games.seeds (player_uid, server_seed, server_hash, client_seed, next_server_seed, next_server_hash, last_round_at)
    values (p_player, v_old.next_server_seed, v_old.next_server_hash, coalesce(p_client_seed, v_old.client_seed), p_fresh_seed, p_fresh_hash, v_old.last_round_at);
  return true;
end $$;
