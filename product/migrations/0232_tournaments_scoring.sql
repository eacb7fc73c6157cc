-- Rounds that brought points, each once for each tournament: an event that comes twice finds its round here, and when a withdrawal sets points back, what came
-- after it is added up again from here. Gone some time after the winners are fixed.
create table tournaments.scored_rounds (
  tournament_id bigint not null,
  round_id bigint not null,
  player_uid bigint not null,
  stake_minor bigint not null check (stake_minor > 0),
  win_minor bigint not null check (win_minor >= 0),
  started_at timestamptz not null,
  finished_at timestamptz not null,
  primary key (tournament_id, round_id)
);
create index scored_rounds_of_player on tournaments.scored_rounds (tournament_id, player_uid, started_at);
