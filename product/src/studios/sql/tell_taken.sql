-- Tells what a taking back has made of a round. One of which nothing stands any more is told of as void, also when its end was told before. What changes after the end is told of as a correction, with what it
-- came to before: what it counted for is then taken back.
create or replace function studios.tell_taken(p_round games.rounds, p_before studios.rounds) returns void language plpgsql as $$
declare
  v_game record;
begin
  if p_round.status <> 'void' and p_before.status <> 'finished' then
    return;
  end if;
  select * into v_game from games.remote_game(p_round.game);
  if p_round.status = 'void' then
    perform games.announce_finished(p_round, v_game.provider, v_game.type);
  end if;
  if p_before.status = 'finished' then
    perform games.announce_corrected(p_round, v_game.provider, v_game.type, p_before.staked_minor, p_before.won_minor);
  end if;
end $$;
