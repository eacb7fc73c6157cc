create schema tracking;

-- What somebody has answered, as it was asked. Rows are never changed; each answer is a new one.
create table tracking.consents (
  id bigint generated always as identity primary key,
  -- Stands in the cookie of the browser that answered.
  proof text not null unique,
  uid bigint,
  market text not null,
  version int not null,
  answers jsonb not null,
  locale text not null,
  -- The browser sent Global Privacy Control.
  is_private boolean not null,
  at timestamptz not null default now(),
  kept_until timestamptz not null
);
create index consents_of_player on tracking.consents (uid, id desc) where uid is not null;
create index consents_to_drop on tracking.consents (kept_until);

-- A browser that came by a link and agreed to be followed. Only the hash of its key is kept.
create table tracking.visits (
  id bigint generated always as identity primary key,
  key_hash text not null unique,
  at timestamptz not null default now()
);
create index visits_to_drop on tracking.visits (at);

create table tracking.hits (
  id bigint generated always as identity primary key,
  visit bigint not null references tracking.visits (id) on delete cascade,
  track_id text not null default '',
  publisher_id text not null default '',
  link_id text not null default '',
  goal_id text not null default '',
  goal_entry_id text not null default '',
  show_popup_reg text not null default '',
  -- Without its query, which is the other site's.
  referer text not null default '',
  at timestamptz not null default now()
);
create index hits_of_visit on tracking.hits (visit, id desc);
create index hits_by_time on tracking.hits (at, publisher_id);

-- The link by which a player came: the last one that the browser followed before the account was opened. Insert only but for the first deposit and erasure.
create table tracking.attributions (
  uid bigint primary key,
  track_id text not null,
  publisher_id text not null,
  link_id text not null,
  goal_id text not null,
  goal_entry_id text not null,
  clicked_at timestamptz not null,
  registered_at timestamptz not null default now(),
  first_deposit_at timestamptz,
  first_deposit_minor bigint check (first_deposit_minor > 0),
  first_deposit_currency text,
  check ((first_deposit_at is null) = (first_deposit_minor is null) and (first_deposit_at is null) = (first_deposit_currency is null))
);
create index attributions_by_time on tracking.attributions (registered_at, publisher_id);

-- What networks of publishers are told. One of a kind for each player.
create table tracking.postbacks (
  id bigint generated always as identity primary key,
  uid bigint not null,
  goal text not null check (goal in ('registration', 'first_deposit')),
  facts jsonb not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  unique (uid, goal)
);
create index postbacks_waiting on tracking.postbacks (id) where sent_at is null;

-- What people who agreed did on pages. Without consent nobody stands in it.
create table tracking.events (
  id bigint generated always as identity primary key,
  name text not null,
  params jsonb not null,
  uid bigint,
  visit bigint references tracking.visits (id) on delete set null,
  at timestamptz not null default now()
);
create index events_by_time on tracking.events (at, name);
create index events_of_player on tracking.events (uid) where uid is not null;

-- The last mark of a device of each player, as a fraud vendor's script made it.
create table tracking.marks (
  uid bigint primary key,
  session text not null,
  address text not null,
  at timestamptz not null default now()
);

-- What a fraud vendor was asked and said. Insert only but for the answer and erasure.
create table tracking.fraud_checks (
  id bigint generated always as identity primary key,
  uid bigint not null,
  action text not null check (action in ('account_login', 'withdrawal')),
  has_mark boolean not null,
  -- Hundredths of a hundred.
  score int check (score between 0 and 10000),
  state text check (state in ('APPROVE', 'REVIEW', 'DECLINE')),
  asked_at timestamptz not null default now(),
  answered_at timestamptz
);
create index fraud_checks_of_player on tracking.fraud_checks (uid, id desc);
