-- Part of what a player lost, given back without anything to stake. An active one waits to be received until its time is over; one that is paid at once has no such time.
create table bonuses.cashbacks (
  id bigint generated always as identity primary key,
  uid bigint not null,
  status text not null check (status in ('active', 'paid_out', 'removed', 'expired')),
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  -- The end of the time that it is for.
  finished_at timestamptz not null default now(),
  receiving_expired_at timestamptz,
  ended_at timestamptz,
  -- Of the player's request that ended it.
  request_key text collate "C",
  -- Who gave it and why; of the call's input, so that the same request gives once.
  idempotency_key text collate "C" not null unique,
  input_hash bytea not null,
  reason text not null,
  made_by text not null,
  -- Null where nobody had to.
  approved_by text,
  created_at timestamptz not null default now(),
  constraint cashbacks_request unique (uid, request_key),
  constraint cashbacks_ended check ((status = 'active') = (ended_at is null)),
  constraint cashbacks_time check (receiving_expired_at is not null or status = 'paid_out')
);
create index cashbacks_of_player on bonuses.cashbacks (uid, finished_at desc, id desc);
create index cashbacks_due on bonuses.cashbacks (receiving_expired_at) where status = 'active';
create index cashbacks_unapproved on bonuses.cashbacks (created_at) where approved_by is null;
