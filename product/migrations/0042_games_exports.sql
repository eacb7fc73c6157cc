-- GAME-11..14: a player asks for the history of a period as a file. A worker writes it; the file goes after some days.
create table games.exports (
  id bigint generated always as identity primary key,
  player_uid bigint not null,
  from_at timestamptz not null,
  to_at timestamptz not null check (to_at > from_at),
  state text not null default 'requested' check (state in ('requested', 'ready', 'sent')),
  rounds int,
  csv text,
  requested_at timestamptz not null default now(),
  ready_at timestamptz
);
-- One that is still being written, at most.
create unique index exports_one_requested on games.exports (player_uid) where state = 'requested';
create index exports_of_player on games.exports (player_uid, id desc);
-- Rounds of a period, for one player.
create index rounds_of_period on games.rounds (player_uid, started_at);
