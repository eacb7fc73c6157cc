-- The authenticator app of a player. Without `confirmed_at` no code of it has come yet, and nobody is asked for one.
create table identity.authenticators (
  uid bigint primary key references identity.users(uid),
  -- Sealed with a key of the installation.
  secret text not null,
  -- The last half minute whose code was used: it is not used again.
  last_step bigint not null default 0,
  created_at timestamptz not null default now(),
  confirmed_at timestamptz
);

-- Codes for who has lost the app. A used one is deleted.
create table identity.backup_codes (
  uid bigint not null references identity.users(uid),
  code_hash bytea not null,
  primary key (uid, code_hash)
);

-- When a second factor was last given in this session.
alter table identity.sessions add column verified_at timestamptz;

alter table identity.second_step_codes drop constraint second_step_codes_purpose_check;
alter table identity.second_step_codes
  add constraint second_step_codes_purpose_check check (purpose in ('sign-in', 'on', 'off', 'confirm'));
