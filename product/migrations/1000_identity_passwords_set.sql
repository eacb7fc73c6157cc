-- A link or a code sets a password once. Where its answer was lost it is sent again, with the same password: what was done is found here (decision 0802).
create table identity.passwords_set (
  proof_hash bytea primary key,
  uid bigint not null references identity.users,
  created_at timestamptz not null default now()
);
create index passwords_set_of_user on identity.passwords_set (uid);
