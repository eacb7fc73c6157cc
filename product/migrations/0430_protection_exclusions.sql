create schema protection;

-- Every time-out and self-exclusion that a player chose, and when the player asked to come back. Insert only but for that.
create table protection.exclusions (
  id bigint generated always as identity primary key,
  uid bigint not null,
  period text not null,
  chosen_at timestamptz not null default now(),
  -- infinity: for ever.
  ends_at timestamptz not null,
  return_asked_at timestamptz
);
create index exclusions_of_player on protection.exclusions (uid, id desc);
