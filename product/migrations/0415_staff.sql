-- The operator's staff: accounts apart from the players' in every way, roles, sessions, requests for approval and the audit log.
create schema staff;

create table staff.accounts (
  id bigint generated always as identity primary key,
  document_id text not null unique,
  username text not null,
  email text not null,
  -- Null until an invitation is accepted.
  password_hash text,
  confirmed boolean not null default false,
  blocked boolean not null default false,
  -- Sealed. Without it nobody signs in to the operator's application.
  totp_secret text,
  -- The last time step whose code was used: no code counts twice.
  totp_step bigint not null default 0,
  -- Sealed; becomes the secret when a first code has proved it.
  pending_secret text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index accounts_username on staff.accounts (lower(username));
create unique index accounts_email on staff.accounts (lower(email));

create table staff.roles (
  name text primary key,
  permissions text[] not null
);
insert into staff.roles (name, permissions) values ('administrator', '{*}'), ('editor', '{content:*}');

create table staff.account_roles (
  account bigint not null references staff.accounts (id) on delete cascade,
  role text not null references staff.roles (name),
  primary key (account, role)
);

-- Only hashes of tokens are kept, as everywhere.
create table staff.sessions (
  token_hash bytea primary key,
  account bigint not null references staff.accounts (id) on delete cascade,
  address text not null,
  user_agent text not null,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_account on staff.sessions (account);

-- What stands for an account for a while: an invitation, the link of an email, or a session of a content tool under /cms.
create table staff.tokens (
  token_hash bytea primary key,
  account bigint not null references staff.accounts (id) on delete cascade,
  kind text not null check (kind in ('invitation', 'content', 'password', 'email')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index tokens_account on staff.tokens (account, kind);

create table staff.login_failures (
  login_hash bytea primary key,
  failures int not null,
  last_at timestamptz not null
);

-- Where a member has signed in from: tries to sign in from elsewhere take nothing from these.
create table staff.known_networks (
  account bigint not null references staff.accounts (id) on delete cascade,
  network text not null,
  seen_at timestamptz not null default now(),
  primary key (account, network)
);

-- Four eyes: one proposes a call, another approves it, once, before it expires.
create table staff.requests (
  id bigint generated always as identity primary key,
  call text not null,
  permission text not null,
  input jsonb not null,
  proposer bigint references staff.accounts (id),
  proposed_by text not null,
  proposed_at timestamptz not null default now(),
  expires_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'approved', 'done', 'failed', 'declined')),
  decided_by bigint references staff.accounts (id),
  decided_at timestamptz,
  outcome text,
  constraint requests_four_eyes check (decided_by is null or decided_by is distinct from proposer),
  check ((state = 'open') = (decided_by is null))
);
create index requests_open on staff.requests (id) where state = 'open';

-- The audit log. The hash of a row covers the hash of the row before it and all that the row says, so an edited, missing or added row breaks the chain.
create table staff.audit (
  id bigint primary key,
  at timestamptz not null,
  call_id uuid not null,
  account bigint,
  actor text not null,
  call text not null,
  event text not null check (event in ('allowed', 'refused', 'proposed', 'written', 'done', 'failed')),
  address text not null,
  -- JSON as text: its bytes are what was hashed.
  content text not null,
  previous_hash bytea not null,
  hash bytea not null
);
create index audit_account on staff.audit (account, id);
create index audit_call on staff.audit (call, id);

revoke update, delete, truncate on staff.audit from public;
