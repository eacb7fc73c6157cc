-- What of a player's own pace every call has to know. It stands beside the session, which is read for each call anyway.
alter table identity.users
  -- Minutes after which a reality check comes, where the player wants it sooner than the market does.
  add column check_minutes smallint check (check_minutes > 0),
  -- Most minutes that the player wants to be logged in on one day.
  add column day_minutes smallint check (day_minutes > 0);
-- When the player last confirmed a reality check; at first the beginning of the session.
alter table identity.sessions add column checked_at timestamptz not null default now();

-- When sessions that are over began and ended: what they took of a day stays known.
create table identity.past_sessions (
  session bigint primary key,
  uid bigint not null,
  started_at timestamptz not null,
  ended_at timestamptz not null
);
create index past_sessions_of_player on identity.past_sessions (uid, ended_at);
