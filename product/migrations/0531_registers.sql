create schema registers;

-- Every answer of a register, for the regulator: under the register's number (`reference`) and ours (`trace`). Insert only. `uid` is null of somebody for whom
-- no account was opened; nothing else of them is kept.
create table registers.answers (
  id bigint generated always as identity primary key,
  uid bigint,
  register text not null,
  moment text not null check (moment in ('registration', 'login', 'between')),
  word text not null check (word in ('excluded', 'lapsed', 'clear', 'unknown', 'details')),
  reference text,
  trace text not null,
  at timestamptz not null default now()
);
create index answers_of_player on registers.answers (uid, id desc);

-- What each register said last of each player. `unknown` is asked again by a job, and `left` is not: the player went, and is asked about at the next sign-in.
create table registers.checks (
  uid bigint not null,
  register text not null,
  word text not null check (word in ('excluded', 'lapsed', 'clear', 'unknown', 'details', 'left')),
  at timestamptz not null default now(),
  primary key (uid, register)
);
create index unanswered_checks on registers.checks (at) where word = 'unknown';
