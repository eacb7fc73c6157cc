-- 2FA-15: who wants it signs in with a code too, which a letter carries: six digits, five minutes, one code at a time.
alter table identity.users add column second_step boolean not null default false;

create table identity.second_step_codes (
  uid bigint primary key references identity.users,
  -- What the code is for: to sign in, or to switch the second step on or off.
  purpose text not null check (purpose in ('sign-in', 'on', 'off')),
  code_hash bytea not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
