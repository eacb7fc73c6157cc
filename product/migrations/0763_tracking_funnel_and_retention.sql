-- One row for each step that somebody took towards playing, by day (UTC) and market. Visits and opened registrations name nobody.
create table tracking.funnel_steps (
  id bigint generated always as identity primary key,
  day date not null default (now() at time zone 'utc')::date,
  market text not null,
  step text not null check (step in ('visit', 'registration_opened', 'registered', 'first_deposit', 'first_stake')),
  uid bigint
);
create index funnel_steps_by_day on tracking.funnel_steps (day, market, step);
create unique index funnel_steps_of_player on tracking.funnel_steps (uid, step) where uid is not null;

-- What is left when the rows are dropped.
create table tracking.funnel_days (
  day date not null,
  market text not null,
  step text not null,
  count int not null,
  primary key (day, market, step)
);

-- On which days a new player who agreed to analytics was here. Their no deletes them.
create table tracking.active_days (
  uid bigint not null,
  day date not null,
  primary key (uid, day)
);

-- Players of a day of registration who agreed, and how many of them were here again a day, a week and thirty days later.
create table tracking.retention_days (
  day date not null,
  market text not null,
  players int not null,
  day_1 int not null,
  day_7 int not null,
  day_30 int not null,
  primary key (day, market)
);
