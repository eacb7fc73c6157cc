-- Players of whom play changed after its end: cashback that was given for it is worked out again. One row for each time that it was told of.
create table cashback.rechecks (
  id bigint generated always as identity primary key,
  product text not null check (product in ('casino', 'betting')),
  uid bigint not null,
  noted_at timestamptz not null default now()
);
