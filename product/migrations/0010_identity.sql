create schema identity;

create table identity.users (
  uid bigint generated always as identity primary key,
  login text collate "C" not null,
  email text collate "C",
  phone text collate "C",
  password_hash text not null,
  status text not null default 'active' check (status in ('active', 'banned', 'deleted')),
  registered_at timestamptz not null default now(),
  terms_accepted_at timestamptz,
  constraint users_login unique (login),
  constraint users_email unique (email),
  constraint users_phone unique (phone)
);

-- Only the hash of the cookie's token is kept: who reads the table cannot sign in with it.
create table identity.sessions (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  uid bigint not null references identity.users,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  address text not null,
  user_agent text not null
);
create index sessions_of_user on identity.sessions (uid);

-- One use, short life: opens the live socket, in its first message.
create table identity.socket_tokens (
  token_hash bytea primary key,
  session_id bigint not null references identity.sessions on delete cascade,
  expires_at timestamptz not null
);

-- Wrong tries by login, known or not, so that the answer tells nobody which logins exist.
create table identity.login_failures (
  login_hash bytea primary key,
  failures int not null,
  last_at timestamptz not null
);

create table identity.access_log (
  id bigint generated always as identity primary key,
  uid bigint,
  event text not null,
  address text not null,
  user_agent text not null,
  at timestamptz not null default now()
);
