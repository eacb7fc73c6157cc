-- Keyed marks of who a player says they are: whether two accounts may be one person's, and nothing else to who has the database alone.
create table players.persons (
  mark bytea not null,
  uid bigint not null,
  primary key (mark, uid)
);
create index persons_of on players.persons (uid);

-- An account whose person may be one who has excluded themself under another one. Open until `ended_at`.
create table players.excluded_matches (
  uid bigint not null,
  excluded_uid bigint not null,
  found_at timestamptz not null default now(),
  ended_at timestamptz,
  -- `cleared`: staff found them to be two people; `same`: one; `over`: nobody was excluded any more.
  outcome text collate "C" check (outcome in ('cleared', 'same', 'over')),
  primary key (uid, excluded_uid),
  check ((ended_at is null) = (outcome is null))
);

-- As long as a match is open.
alter table players.profiles add column is_excluded_match boolean not null default false;
