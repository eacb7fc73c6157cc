-- A round of another studio's game has neither seeds nor a draw of ours: `wallet` names the connector through which its stakes came. Older rows satisfy the
-- new check as they did the old one, so they are not read.
alter table games.rounds add column wallet text, drop constraint rounds_seeds,
  add constraint rounds_seeds check (num_nonnulls(seed_id, live_round, wallet) = 1) not valid;
-- Of such a game a player may have several open rounds, because messages about them come late: `remote` is the round's id there, and 0 for our own games,
-- of which one waits at most.
alter table games.open_rounds add column remote bigint not null default 0, drop constraint open_rounds_pkey,
  add constraint open_rounds_pkey primary key (player_uid, game, remote);
-- Played in a frame of its studio and not by our engines.
alter table games.games add column is_remote boolean not null default false;
