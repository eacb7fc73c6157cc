-- SOC-01 to SOC-09: who signs in with an account elsewhere.

-- An account that was opened so lacks what the form of registration asks for until its player has given it: until then no money moves.
alter table identity.users add column is_complete boolean not null default true;

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
  uid bigint not null references identity.users,
  linked_at timestamptz not null default now(),
  primary key (service, subject)
);
create index social_identities_of_user on identity.social_identities (uid);

-- Who they are is proved, the code of the second step is not given yet.
create table identity.social_proofs (
  token_hash bytea primary key,
  uid bigint not null references identity.users,
  service text not null,
  subject text not null,
  expires_at timestamptz not null
);
