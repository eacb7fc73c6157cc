-- An exclusion of one name of the house alone, where the operator's setting keeps it there (`exclusions.reach`). Those for the whole house stand in `identity.users`.
create table identity.brand_exclusions (
  uid bigint not null references identity.users on delete cascade,
  -- The domain of the name; empty for the house itself and its mirrors.
  brand text not null,
  excluded_until timestamptz not null,
  returns_at timestamptz,
  primary key (uid, brand)
);
-- Under which name a session was opened. Null for those of before: they are kept out by an exclusion of any name.
alter table identity.sessions add column brand text;
