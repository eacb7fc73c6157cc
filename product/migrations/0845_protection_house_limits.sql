-- The most that a player may deposit in a month of the calendar because of the markers of their play, while these hold.
create table protection.house_limits (
  uid bigint primary key,
  most bigint not null check (most >= 0),
  since timestamptz not null default now()
);
