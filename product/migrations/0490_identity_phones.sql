-- Text messages to players: written in the transaction that they tell of, sent after it by a job, and their receipts. The text goes once it was sent:
-- it may hold a code that opens an account.
create table identity.texts (
  id bigint generated always as identity primary key,
  uid bigint not null references identity.users(uid),
  -- Digits of the E.164 number, as in identity.users.
  to_number text not null,
  body text not null,
  outcome text check (outcome in ('accepted', 'refused')),
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  receipt text check (receipt in ('delivered', 'failed')),
  receipt_reason text,
  receipt_at timestamptz
);

-- Since when a contact is the account's, where it was not given at registration: one that has just come does not open the account by itself.
alter table identity.users
  add column phone_country_code text,
  add column phone_confirmed_at timestamptz,
  add column email_since timestamptz,
  add column phone_since timestamptz;

-- A contact that a player has given and not confirmed yet. The one in use stays until the code has come back.
create table identity.contact_changes (
  uid bigint not null references identity.users(uid),
  kind text not null check (kind in ('email', 'phone')),
  contact text not null,
  phone_country_code text,
  created_at timestamptz not null default now(),
  primary key (uid, kind)
);

-- AUTH-50 by phone: a code in place of a link. It opens only together with what the browser made up that asked for it, so nobody uses up the tries of
-- somebody else.
create table identity.recovery_codes (
  uid bigint not null references identity.users(uid),
  request_hash bytea not null,
  code_hash bytea not null,
  tries smallint not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (uid, request_hash)
);
