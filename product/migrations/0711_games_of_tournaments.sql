-- Which games count in a tournament, as tournaments told it: the hall is filtered by it.
create table games.tournament_games (
  tournament bigint not null,
  game text not null,
  place int not null,
  primary key (tournament, game)
);
