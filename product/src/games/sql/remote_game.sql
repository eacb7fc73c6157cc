-- Whether another studio's game takes stakes now, and what events of its rounds say of it; no row for a game that is not there.
create or replace function games.remote_game(p_game text) returns table (enabled boolean, provider text, type text) language sql stable as $$
  select g.enabled, g.provider, g.type from games.games g where g.sysname = p_game and g.is_remote
$$;
