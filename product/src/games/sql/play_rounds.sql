-- Plays rounds of several players in one transaction. p_players are distinct and in the order of the paths of their accounts; every pair
-- of seeds is locked before the first account, so no two calls wait for each other in a circle. One row for each round, in the order given.
-- Verdicts: played · replay · reused (the key was used with another input) · seed (another pair or nonce is current, or the pair is
-- of a history that the database went back from: plan again) · open (a
-- round of this game is not finished) · no_spin (the pack that p_packs names for this round has none for it) · disabled · soon (the game's cycle has not passed) · overdraft (more than there is, or than the player's limits leave) · busy (another transaction holds the
-- player's rows; answered only where several play together: the caller plays that round alone) · jackpot (it is fed or won by other figures now: plan again).
-- A round that takes part in a jackpot (p_jackpots) feeds it in this transaction, and is paid what it won of it (p_hits), once the stakes of all rounds of this call have fed it. Locked in this
-- order: pairs of seeds, jackpots, the platform's accounts, players' accounts. Each round is judged by itself; what the played ones write is one statement for each table, however many they are.
-- Error 40001: a key is being used by another call of its player.
create or replace function games.play_rounds(
  p_players bigint[], p_keys text[], p_hashes bytea[], p_seeds bigint[], p_nonces int[], p_games text[], p_versions text[], p_currencies text[],
  p_stakes bigint[], p_wins bigint[], p_opens boolean[], p_choices jsonb[], p_views jsonb[], p_cycles int[],
  p_packs bigint[], p_jackpots bigint[], p_jackpot_versions int[], p_hits text[], p_runs int[], p_drawn jsonb[]
) returns table (verdict text, round_id bigint, at timestamptz, balance_minor bigint, jackpot_minor bigint) language plpgsql as $$
declare
  v_alone boolean := cardinality(p_players) = 1;
  v_history text := games.database_history();
  v_found record;
  v_earlier record;
  v_moved record;
  v_enabled boolean;
  v_provider text;
  v_type text;
  v_verdicts text[];
  v_providers text[];
  v_types text[];
  v_houses text[];
  v_paths text[];
  v_currencies text[] := p_currencies;
  v_player text;
  v_most bigint;
  v_jackpot bigint;
  v_share record;
  v_is_hit boolean;
  -- A place for each round, null where it is not played. An array that begins later would be paired with other rounds.
  v_none constant bigint[] := array_fill(null::bigint, array[cardinality(p_players)]);
  v_rounds bigint[] := v_none;
  v_ats timestamptz[];
  v_played bigint[] := v_none;
  v_balances bigint[] := v_none;
  v_feeding bigint[] := v_none;
  v_hits text[] := '{}';
  v_posted bigint[] := v_none;
  v_accounts bigint[] := v_none;
  v_versions bigint[] := v_none;
  v_payloads jsonb[] := array_fill(null::jsonb, array[cardinality(p_players)]);
  v_count int := 0;
  v_written int;
begin
  for i in 1 .. cardinality(p_players) loop
    loop
      -- What is known of rounds and keys may be older than the locked row of the seeds when another round came in between; but then the nonce is another too,
      -- the verdict is `seed`, and the host asks again.
      select s.id, s.nonce, s.history, s.last_round_at, o.round_id as open_id, o.started_at as open_at, k.round_id as keyed
        into v_found
        from games.seeds s
        left join games.open_rounds o on o.player_uid = p_players[i] and o.game = p_games[i]
        left join games.keys k on k.player_uid = p_players[i] and k.key = p_keys[i]
        where s.player_uid = p_players[i] and s.is_active for no key update of s skip locked;
      exit when v_found.id is not null or not v_alone;
      perform from games.seeds s where s.player_uid = p_players[i] and s.is_active for no key update;
      exit when not found;
    end loop;
    -- Rounds of one call are mostly of one game.
    if i = 1 or p_games[i] <> p_games[i - 1] then
      select g.enabled, g.provider, g.type into v_enabled, v_provider, v_type from games.games g where g.sysname = p_games[i];
    end if;
    v_ats[i] := coalesce(v_found.open_at, clock_timestamp());
    v_rounds[i] := v_found.open_id;
    v_houses[i] := 'house:games:' || p_games[i];
    v_verdicts[i] := case
      when v_found.id is null then case when v_alone then 'seed' else 'busy' end
      when v_found.keyed is not null then 'replay'
      when v_found.open_id is not null then 'open'
      when v_enabled is not true then 'disabled'
      when v_found.last_round_at > v_ats[i] - p_cycles[i] * interval '1 millisecond' then 'soon'
      when v_found.id <> p_seeds[i] or v_found.nonce <> p_nonces[i] or v_found.history is distinct from v_history then 'seed'
      else 'played' end;
    v_providers[i] := v_provider;
    v_types[i] := v_type;
  end loop;
  v_paths := v_houses;
  for v_jackpot in select distinct j from unnest(p_jackpots) j where j is not null order by 1 loop
    v_is_hit := exists (select from unnest(p_jackpots, p_hits) as u (j, hit) where j = v_jackpot and hit is not null);
    select * into v_share from jackpots.lock_share(v_jackpot, v_is_hit);
    for i in 1 .. cardinality(p_players) loop
      continue when p_jackpots[i] is distinct from v_jackpot or v_verdicts[i] <> 'played';
      if v_share.version is distinct from p_jackpot_versions[i] then
        v_verdicts[i] := 'jackpot';
      end if;
    end loop;
    if v_is_hit and v_share.version is not null then
      v_paths := v_paths || v_share.accounts || 'house:jackpot-seeds'::text;
      v_currencies := v_currencies || array_fill(v_share.currency, array[cardinality(v_share.accounts) + 1]);
    end if;
  end loop;
  for i in 1 .. cardinality(p_players) loop
    if p_packs[i] is not null then
      v_paths := v_paths || array['house:bonuses', 'house:free-spins'];
      v_currencies := v_currencies || array[p_currencies[i], p_currencies[i]];
    end if;
  end loop;
  perform ledger.lock_house(v_paths, v_currencies);
  for i in 1 .. cardinality(p_players) loop
    continue when v_verdicts[i] <> 'played';
    -- A limited level may have been won meanwhile, by an earlier round of this call too, after which it has another run: then by the meter as it is now.
    if p_hits[i] is not null and not jackpots.is_due(p_jackpots[i], p_hits[i], p_runs[i] - cardinality(array_positions(v_hits, p_jackpots[i] || '/' || p_hits[i]))) then
      v_verdicts[i] := 'jackpot';
      continue;
    end if;
    v_player := 'player:' || p_players[i] || ':main';
    if p_packs[i] is null then
      v_most := ledger.lock_stakeable(v_player, p_currencies[i], v_alone);
    else
      v_most := ledger.lock_player_account(v_player, p_currencies[i], v_alone);
    end if;
    v_verdicts[i] := case
      when v_most is null and not v_alone then 'busy'
      when p_packs[i] is null then case when v_most >= p_stakes[i] then 'played' else 'overdraft' end
      when games.lock_spin(p_packs[i], p_players[i], p_games[i], p_currencies[i], p_stakes[i]) then 'played'
      else 'no_spin' end;
    continue when v_verdicts[i] <> 'played';
    v_played[i] := ledger.next_id();
    v_count := v_count + 1;
    if p_packs[i] is null then
      v_moved := ledger.move_stake(v_player, p_currencies[i], p_stakes[i], case when p_opens[i] then 0 else p_wins[i] end);
      v_posted[i] := v_played[i];
      v_accounts[i] := v_moved.account;
      v_balances[i] := v_moved.balance;
      v_versions[i] := v_moved.version;
      if not p_opens[i] then
        v_payloads[i] := jsonb_build_object(
          'player', p_players[i]::text, 'sysname', p_games[i], 'provider', v_providers[i], 'type', v_types[i], 'stake_minor', p_stakes[i]::text,
          'win_minor', p_wins[i]::text, 'currency', p_currencies[i], 'status', 'finished', 'round', v_played[i]::text);
      end if;
      if p_jackpots[i] is not null then
        v_feeding[i] := p_stakes[i];
      end if;
      if p_hits[i] is not null then
        v_hits := v_hits || (p_jackpots[i] || '/' || p_hits[i]);
      end if;
    end if;
  end loop;
  if v_count > 0 then
    insert into games.keys (player_uid, round_id, key, input_hash)
      select u.player, u.round, u.key, u.hash from (select unnest(p_players) player, unnest(v_played) round, unnest(p_keys) key, unnest(p_hashes) hash) u where u.round is not null
      on conflict on constraint keys_key do nothing;
    get diagnostics v_written = row_count;
    if v_written < v_count then
      raise exception 'a key is being used by another call of its player' using errcode = '40001';
    end if;
    insert into games.rounds (id, player_uid, game, version, seed_id, nonce, currency, stake_minor, win_minor, status, choices, view, started_at, finished_at, pack_id, jackpot)
      select u.round, u.player, u.game, u.version, u.seed, u.nonce, u.currency, u.stake, u.win, case when u.opens then 'open' else 'finished' end,
             u.choices, u.view, u.at, case when u.opens then null else u.at end, u.pack, games.drawn_by(u.drawn, u.jackpot_version)
        from (select unnest(v_played) round, unnest(p_players) player, unnest(p_games) game, unnest(p_versions) version, unnest(p_seeds) seed, unnest(p_nonces) nonce,
                     unnest(p_currencies) currency, unnest(p_stakes) stake, unnest(p_wins) win, unnest(p_opens) opens, unnest(p_choices) choices, unnest(p_views) view,
                     unnest(v_ats) at, unnest(p_packs) pack, unnest(p_drawn) drawn, unnest(p_jackpot_versions) jackpot_version) u
        where u.round is not null;
    -- The rows are locked and were read with these nonces: that no nonce is used twice rests on it.
    update games.seeds s set nonce = s.nonce + 1, last_round_at = v_ats[array_position(p_seeds, s.id)]
      where s.id = any (array(select u.seed from (select unnest(p_seeds) seed, unnest(v_played) round) u where u.round is not null));
    get diagnostics v_written = row_count;
    if v_written <> v_count then
      raise exception 'a nonce of the seeds % would be used twice', p_seeds;
    end if;
    perform ledger.post_stakes(v_posted, 'round', p_currencies, p_players, v_accounts, v_balances, v_versions, v_houses, p_stakes, p_wins, 'games.round-finished', v_payloads);
    if v_feeding is distinct from v_none then
      perform games.feed_jackpots(p_jackpots, v_houses, v_feeding);
    end if;
  end if;
  for i in 1 .. cardinality(p_players) loop
    verdict := v_verdicts[i];
    round_id := coalesce(v_played[i], v_rounds[i]);
    at := v_ats[i];
    balance_minor := v_balances[i];
    jackpot_minor := null;
    if verdict = 'played' then
      if p_opens[i] then
        insert into games.open_rounds (player_uid, game, round_id, started_at) values (p_players[i], p_games[i], round_id, at);
      end if;
      if p_packs[i] is not null then
        balance_minor := games.play_spin((select r from games.rounds r where r.id = v_played[i]), p_hashes[i], v_providers[i], v_types[i]);
      elsif p_hits[i] is not null then
        jackpot_minor := jackpots.pay(p_jackpots[i], p_hits[i], round_id, p_players[i], p_games[i]);
        update games.rounds r set jackpot_win_minor = jackpot_minor where r.id = round_id;
        balance_minor := balance_minor + jackpot_minor;
      end if;
    elsif verdict <> 'busy' then
      select case when k.input_hash = p_hashes[i] then 'replay' else 'reused' end as verdict, k.round_id into v_earlier
        from games.keys k where k.player_uid = p_players[i] and k.key = p_keys[i];
      if found then
        verdict := v_earlier.verdict;
        round_id := v_earlier.round_id;
      end if;
    end if;
    return next;
  end loop;
end $$;
