-- Browsers that an account was signed in to with: a sign-in from another one is told by email.
create table identity.devices (
  uid bigint not null references identity.users(uid),
  token_hash bytea not null,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  primary key (uid, token_hash)
);
create index devices_by_age on identity.devices (seen_at);
