create schema loyalty;

create table loyalty.programs (
  sysname text collate "C" primary key check (sysname ~ '^[a-z0-9-]{1,60}$' and sysname <> 'shop'),
  texts jsonb not null,
  images jsonb not null default '{}',
  place smallint not null default 0,
  enabled boolean not null default true
);

create table loyalty.products (
  id bigint generated always as identity primary key,
  texts jsonb not null,
  images jsonb not null default '{}',
  price_points bigint not null check (price_points > 0),
  place smallint not null default 0,
  enabled boolean not null default true
);
