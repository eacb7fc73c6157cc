-- How long a player has played without a break, and in which game last: only of players whose market asks for pauses.
create table games.pauses (
  player_uid bigint primary key,
  game text collate "C" not null,
  since timestamptz not null,
  last_at timestamptz not null
) with (fillfactor = 70);
