-- A fifth way of scoring, `position`: the tournament has stages of equal length, each with a ranking of its own, and a place in a stage brings points.
alter table tournaments.tournaments drop constraint tournaments_scoring_check;
alter table tournaments.tournaments
  -- {hours, scoring, points}: how long a stage is, by which rule it is ranked, and the points of its places, the first one first.
  add column stages jsonb,
  add column stages_closed integer not null default 0 check (stages_closed >= 0),
  add constraint tournaments_scoring_check check (scoring in ('stakes', 'multiplier', 'net_win', 'streak', 'position')),
  add constraint tournaments_stages check ((scoring = 'position') = (stages is not null)),
  -- Points of a stage that is over stay.
  add constraint tournaments_stages_stay check (stages is null or not reset_on_cashout);

-- What a player has in one stage. `points` are by the stage's own rule; `earned` is what the place brought, once the stage is over.
create table tournaments.stage_scores (
  tournament_id bigint not null,
  stage integer not null check (stage > 0),
  player_uid bigint not null,
  score bigint not null,
  points bigint not null check (points >= 0),
  reached_at timestamptz,
  place integer,
  earned bigint,
  primary key (tournament_id, stage, player_uid),
  foreign key (tournament_id, player_uid) references tournaments.entries on delete cascade
) with (fillfactor = 80);
create index stage_scores_board on tournaments.stage_scores (tournament_id, stage, points desc, reached_at, player_uid);
-- For the foreign key, and for what is kept of a person.
create index stage_scores_of_player on tournaments.stage_scores (player_uid, tournament_id);
