-- By what authenticators know an account: it says nothing of it, and stays the same for all of its passkeys.
create table identity.passkey_users (
  uid bigint primary key references identity.users(uid),
  handle bytea not null unique
);

create table identity.passkeys (
  -- The credential's id, in base64url.
  id text primary key,
  uid bigint not null references identity.users(uid),
  -- The domain that it was made for, and opens alone.
  rp_id text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null,
  is_backed_up boolean not null,
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index passkeys_of_user on identity.passkeys (uid);

-- What an authenticator is to sign. Each is taken once, by the browser or the session that it was given to.
create table identity.passkey_challenges (
  challenge_hash bytea primary key,
  purpose text not null check (purpose in ('register', 'sign-in', 'confirm')),
  bound_to bytea not null,
  rp_id text not null,
  expires_at timestamptz not null
);
create index passkey_challenges_by_end on identity.passkey_challenges (expires_at);
