-- Each adjustment of points by staff: who made it, why and with whose approval, so that a day's sum can be read. `balance`: what the player held after it, in hundredths.
create table loyalty.adjustments (
  id bigint generated always as identity primary key,
  player_uid bigint not null,
  idempotency_key text collate "C" not null unique,
  input_hash bytea not null,
  -- Whole points; below zero where they were taken.
  points bigint not null check (points <> 0),
  balance bigint not null check (balance >= 0),
  reason text not null,
  made_by text not null,
  approved_by text,
  created_at timestamptz not null default now()
);
create index adjustments_of_player on loyalty.adjustments (player_uid, created_at desc);
create index adjustments_of_member on loyalty.adjustments (made_by, created_at desc) where approved_by is null;
