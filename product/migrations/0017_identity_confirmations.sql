-- PROF-31: the code that a letter carries to an address: six digits, ten minutes, five tries, one code at a time.
create table identity.confirmations (
  uid bigint primary key references identity.users,
  contact text not null,
  code_hash bytea not null,
  tries smallint not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
