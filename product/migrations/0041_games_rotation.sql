-- As before, but of two rotations at the same moment the second one waits for the first and then gives up the pair that the first has made; it used
-- to find no pair at all.
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
  if exists (select 1 from games.rounds r where r.player_uid = p_player and r.status = 'open') then
    return false;
  end if;
  update games.seeds s set is_active = false, revealed_at = clock_timestamp() where s.id = v_old.id;
  insert into games.seeds (player_uid, server_seed, server_hash, client_seed, next_server_seed, next_server_hash, last_round_at)
    values (p_player, v_old.next_server_seed, v_old.next_server_hash, coalesce(p_client_seed, v_old.client_seed), p_fresh_seed, p_fresh_hash, v_old.last_round_at);
  return true;
end $$;
