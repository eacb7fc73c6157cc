-- What a player had staked and won before a session began: what it has come to since is the difference.
create table protection.session_marks (
  session bigint primary key,
  made_at timestamptz not null default now(),
  staked_minor bigint not null,
  won_minor bigint not null
);

-- Each reality check that a player confirmed, and what it told them of the session. Insert only.
create table protection.reality_checks (
  id bigint generated always as identity primary key,
  uid bigint not null,
  session bigint not null,
  at timestamptz not null default clock_timestamp(),
  played_seconds integer not null,
  staked_minor bigint not null,
  won_minor bigint not null
);
create index reality_checks_of_player on protection.reality_checks (uid, id desc);
