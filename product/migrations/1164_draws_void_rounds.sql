-- Players of whom a round was taken back while a raffle goes on: their tickets are compared with their rounds before it is drawn.
create table draws.rechecks (
  draw_id bigint not null references draws.draws (id),
  player_uid bigint not null,
  primary key (draw_id, player_uid)
);
-- Tickets that were taken back: their numbers stay, and win nothing.
alter table draws.tickets add column is_void boolean not null default false;
