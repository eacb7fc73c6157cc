-- A round of which nothing stands any more is told of as void, also when its end was told before: what it counted for is then taken back.
create or replace function studios.tell_void(p_round games.rounds) returns void language sql as $$
  select games.announce_finished(p_round, g.provider, g.type) from games.remote_game(p_round.game) g where p_round.status = 'void'
$$;
