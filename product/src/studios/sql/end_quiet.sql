-- Ends rounds of which nothing was heard for p_hours, at most p_count, and answers how many. A round about which something comes at this moment is left.
create or replace function studios.end_quiet(p_hours int, p_count int) returns int language plpgsql as $$
declare
  v_round studios.rounds;
  v_ended int := 0;
begin
  for v_round in
    select * from studios.rounds r where r.status = 'open' and r.last_at < clock_timestamp() - p_hours * interval '1 hour' order by r.last_at limit p_count for update skip locked
  loop
    update studios.rounds r set status = 'finished' where r.wallet = v_round.wallet and r.uid = v_round.uid and r.game = v_round.game and r.name = v_round.name;
    perform games.announce_finished(games.change_remote_round(v_round.round_id, v_round.staked_minor, v_round.won_minor, 'finished'), g.provider, g.type)
      from games.remote_game(v_round.game) g;
    v_ended := v_ended + 1;
  end loop;
  return v_ended;
end $$;
