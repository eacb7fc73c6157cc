create schema identity;

create table identity.users (
  uid bigint generated always as identity primary key,
  login text collate "C" not null,
  email text collate "C",
  phone text collate "C",
  password_hash text not null,
  status text not null default 'active' check (status in ('active', 'restricted', 'banned', 'deleted')),
  registered_at timestamptz not null default now(),
  terms_accepted_at timestamptz,
  -- Who opens a link that was sent to an address reads its letters.
  email_confirmed_at timestamptz,
  -- 2FA-15: who wants it signs in with a code too, which a letter carries: six digits, five minutes, one code at a time.
  second_step boolean not null default false,
  -- An account that was opened so lacks what the form of registration asks for until its player has given it: until then no money moves.
  is_complete boolean not null default true,
  constraint users_login unique (login),
  constraint users_email unique (email),
  constraint users_phone unique (phone)
);

-- Only the hash of the cookie's token is kept: who reads the table cannot sign in with it.
create table identity.sessions (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  uid bigint not null references identity.users(uid),
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
  session_id bigint not null references identity.sessions(id) on delete cascade,
  expires_at timestamptz not null
);

-- Wrong tries by login, known or not, so that the answer tells nobody which logins exist.
create table identity.login_failures (
  login_hash bytea primary key,
  failures integer not null,
  last_at timestamptz not null
);

-- Partitioned by the month (decision 0203). No key: nothing refers to a row, and none is changed.
create table identity.access_log (
  uid bigint,
  event text not null,
  address text not null,
  user_agent text not null,
  at timestamptz not null default clock_timestamp()
) partition by range (at);
create table identity.access_log_model partition of identity.access_log for values from ('1970-01-01 00:00Z') to ('1970-01-02 00:00Z');

-- AUTH-50: a forgotten password. Only the hash of the link's token is kept; it is used once, and not for long.
create table identity.recoveries (
  token_hash bytea primary key,
  uid bigint not null references identity.users(uid),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index recoveries_of_user on identity.recoveries (uid, created_at desc);

-- Letters to players: written in the transaction that they tell of, sent after it by a job. The text goes once the letter has gone: it may hold a
-- link that opens an account.
create table identity.letters (
  id bigint generated always as identity primary key,
  uid bigint references identity.users(uid),
  to_address text not null,
  subject text not null,
  body text not null,
  outcome text check (outcome in ('accepted', 'refused')),
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  -- The name under which the house wrote the letter: that of the domain where its player was.
  brand text
);

-- PROF-31: the code that a letter carries to an address: six digits, ten minutes, five tries, one code at a time.
create table identity.confirmations (
  uid bigint primary key references identity.users(uid),
  contact text not null,
  code_hash bytea not null,
  tries smallint not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);

-- People who write the content: accounts of their own, which no player has. Who may see drafts is for the operator to say.
create table identity.editors (
  id bigint generated always as identity primary key,
  document_id text not null unique,
  username text not null,
  email text not null,
  password_hash text not null,
  confirmed boolean not null default false,
  blocked boolean not null default false,
  reads_drafts boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index editors_username on identity.editors (lower(username));
create unique index editors_email on identity.editors (lower(email));

-- What stands for an editor for a while: a session, or the link of a letter. Only hashes are kept.
create table identity.editor_tokens (
  token_hash bytea primary key,
  editor bigint not null references identity.editors(id) on delete cascade,
  kind text not null check (kind in ('session', 'password', 'email')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index editor_tokens_editor on identity.editor_tokens (editor, kind);

create table identity.second_step_codes (
  uid bigint primary key references identity.users(uid),
  -- What the code is for: to sign in, or to switch the second step on or off.
  purpose text not null check (purpose in ('sign-in', 'on', 'off')),
  code_hash bytea not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);

-- A sign-in that was begun here and has not come back. One use, short life, bound to the browser that began it.
create table identity.social_attempts (
  state_hash bytea primary key,
  browser_hash bytea not null,
  service text not null,
  purpose text not null check (purpose in ('login', 'registration')),
  nonce text not null,
  verifier text not null,
  -- A path of this site, for who comes back without the window that waits.
  back text not null,
  locale text not null,
  expires_at timestamptz not null
);

-- The number that a service gives a person never changes, their e-mail may: only the number says who they are.
create table identity.social_identities (
  service text not null,
  subject text not null,
  uid bigint not null references identity.users(uid),
  linked_at timestamptz not null default now(),
  primary key (service, subject)
);
create index social_identities_of_user on identity.social_identities (uid);

-- Who they are is proved, the code of the second step is not given yet.
create table identity.social_proofs (
  token_hash bytea primary key,
  uid bigint not null references identity.users(uid),
  service text not null,
  subject text not null,
  expires_at timestamptz not null
);
