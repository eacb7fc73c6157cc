-- Reveals the server seed of the active pair and starts the prepared next one with the given client seed. The caller names the hash of the next server
-- seed that the player was shown, and the client seed is one that this player has not used before: the server seed was fixed before it was known.
-- Verdicts: rotated (also when the same request comes twice) · open (a round with the pair is open, and the seed would be known before its end;
-- rounds of live tables do not use it) · changed (another rotation came first) · used.
create or replace function games.rotate_seed(p_player bigint, p_client_seed text, p_next_hash text, p_fresh_seed text, p_fresh_hash text) returns text language plpgsql as $$
declare
  v_old games.seeds;
begin
  loop
    select * into v_old from games.seeds s where s.player_uid = p_player and s.is_active for no key update;
    exit when found;
    -- The row that we waited for was given up meanwhile. The next query sees its successor.
    if not exists (select from games.seeds s where s.player_uid = p_player and s.is_active) then
      return 'changed';
    end if;
  end loop;
  if v_old.server_hash = p_next_hash and v_old.client_seed = p_client_seed then
    return 'rotated';
  end if;
  if v_old.next_server_hash <> p_next_hash then
    return 'changed';
  end if;
  if exists (select from games.open_rounds o where o.player_uid = p_player and o.live_round is null and o.remote = 0) then
    return 'open';
  end if;
  if exists (select 1 from games.seeds s where s.player_uid = p_player and s.client_seed = p_client_seed) then
    return 'used';
  end if;
  -- The next server seed goes on in the next pair alone: nothing of it stays in the one that is given up.
  update games.seeds s set is_active = false, revealed_at = clock_timestamp(), next_server_seed = '' where s.id = v_old.id;
  insert into games.seeds (player_uid, server_seed, server_hash, client_seed, next_server_seed, next_server_hash, last_round_at, history)
    values (p_player, v_old.next_server_seed, v_old.next_server_hash, p_client_seed, p_fresh_seed, p_fresh_hash, v_old.last_round_at, v_old.history);
  return 'rotated';
end $$;
