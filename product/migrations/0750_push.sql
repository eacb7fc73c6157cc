create schema push;

-- A browser that its player lets us tell things, of one sign-in: it ends with it. Whoever has these three may write to that browser.
create table push.subscriptions (
  id bigint generated always as identity primary key,
  uid bigint not null,
  session bigint not null,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  -- What it is told is written in this language.
  locale text not null,
  -- Deliveries one after another that were given up.
  failures int not null default 0,
  created_at timestamptz not null default now()
);
create index subscriptions_of_player on push.subscriptions (uid, id);
create index subscriptions_of_session on push.subscriptions (session);

-- Of what a player is told. Who has no row has said nothing: everything, and no sums.
create table push.choices (
  uid bigint primary key,
  bets boolean not null,
  payments boolean not null,
  support boolean not null,
  matches boolean not null,
  shows_details boolean not null
);

-- Matches whose start a player is told of.
create table push.follows (
  uid bigint not null,
  fixture int not null,
  created_at timestamptz not null default now(),
  primary key (uid, fixture)
);
create index follows_of_fixture on push.follows (fixture);

-- What a browser is still to be told. A second one under the same tag takes the place of the first.
create table push.deliveries (
  id bigint generated always as identity primary key,
  subscription bigint not null references push.subscriptions (id) on delete cascade,
  topic text not null check (topic in ('bets', 'payments', 'support', 'matches', 'messages')),
  title text not null,
  body text not null,
  url text not null,
  tag text not null,
  revision int not null default 1,
  tries int not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  unique (subscription, tag)
);
create index deliveries_to_drop on push.deliveries (expires_at);
