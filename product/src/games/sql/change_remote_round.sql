-- What a round of another studio's game comes to now, and how it stands. Answers the round. Planned once: for a table of months the planner prefers to plan each call anew,
-- which took longer than the call itself.
create or replace function games.change_remote_round(p_id bigint, p_stake bigint, p_win bigint, p_status text) returns games.rounds language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  v_round games.rounds;
begin
  update games.rounds r set stake_minor = p_stake, win_minor = p_win, status = p_status,
      finished_at = case when p_status = 'open' then null else coalesce(r.finished_at, clock_timestamp()) end
    where r.id = p_id and r.wallet is not null returning * into strict v_round;
  if p_status <> 'open' then
    delete from games.open_rounds o where o.player_uid = v_round.player_uid and o.game = v_round.game and o.remote = p_id;
  end if;
  return v_round;
end $$;
