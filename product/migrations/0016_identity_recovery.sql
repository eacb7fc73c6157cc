-- AUTH-50: a forgotten password. Only the hash of the link's token is kept; it is used once, and not for long.
create table identity.recoveries (
  token_hash bytea primary key,
  uid bigint not null references identity.users,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index recoveries_of_user on identity.recoveries (uid, created_at desc);

-- Letters to players: written in the transaction that they tell of, sent after it by a job. The text goes once the letter has gone: it may hold a
-- link that opens an account.
create table identity.letters (
  id bigint generated always as identity primary key,
  uid bigint not null references identity.users,
  to_address text not null,
  subject text not null,
  body text not null,
  outcome text check (outcome in ('accepted', 'refused')),
  created_at timestamptz not null default now(),
  sent_at timestamptz
);

-- Who opens a link that was sent to an address reads its letters.
alter table identity.users add column email_confirmed_at timestamptz;
