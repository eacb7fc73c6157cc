create schema cashier;

-- One number range for what players call a transaction, deposit or withdrawal.
create sequence cashier.transaction_id as bigint start 100001;

-- The ways to pay in and out. `provider` is a name of the payment registry and of the clearing account.
create table cashier.methods (
  id bigint generated always as identity primary key,
  sysname text collate "C" not null,
  direction text not null check (direction in ('deposit', 'withdrawal')),
  provider text collate "C" not null,
  currency text collate "C" not null,
  min_minor bigint not null check (min_minor > 0),
  max_minor bigint not null,
  day_max_minor bigint,
  -- [{"sysname", "type", "isRequired"}]: what the form asks for.
  fields jsonb not null default '[]',
  opens text not null default 'same_window' check (opens in ('same_window', 'new_window', 'mobile', 'iframe')),
  -- How long a withdrawal waits, cancellable, before it is approved.
  review_ms int not null default 0 check (review_ms >= 0),
  position int not null default 0,
  is_active boolean not null default true,
  check (max_minor >= min_minor),
  constraint methods_one_of_a_kind unique (sysname, direction, currency)
);

create table cashier.banks (
  id text collate "C" primary key,
  name text not null,
  country_code text not null,
  position int not null default 0
);

-- `provider_key` is the payment's name at the provider: idempotency key and reference in one. It is random, not our number, so that it
-- stays unique when a database starts again from nothing while the provider remembers.
create table cashier.deposits (
  id bigint primary key default nextval('cashier.transaction_id'),
  uid bigint not null,
  method_id bigint not null references cashier.methods,
  amount_minor bigint not null check (amount_minor > 0),
  currency text collate "C" not null,
  campaign_offer_id bigint not null default -1,
  requisites jsonb not null default '{}',
  status text not null default 'created' check (status in ('created', 'pending', 'success', 'failed', 'cancelled', 'expired')),
  reason text,
  -- What the provider was or will be told, kept so that a repetition says the same to the letter.
  site text not null,
  locale text not null,
  provider_key text collate "C" not null default gen_random_uuid()::text,
  provider_reference text collate "C",
  redirect_url text,
  instrument text,
  idempotency_key text collate "C" not null,
  input_hash bytea not null,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  -- When the sweep asks the provider next.
  check_at timestamptz not null default now() + interval '2 minutes',
  checks int not null default 0,
  constraint deposits_idempotency unique (uid, idempotency_key),
  constraint deposits_provider_key unique (provider_key),
  check ((status in ('created', 'pending')) = (settled_at is null))
);
create index deposits_of_player on cashier.deposits (uid, id desc);
create index deposits_to_check on cashier.deposits (check_at) where status in ('created', 'pending');

create table cashier.withdrawals (
  id bigint primary key default nextval('cashier.transaction_id'),
  uid bigint not null,
  method_id bigint not null references cashier.methods,
  amount_minor bigint not null check (amount_minor > 0),
  currency text collate "C" not null,
  requisites jsonb not null default '{}',
  status text not null default 'pending' check (status in ('pending', 'approved', 'paid', 'declined', 'cancelled')),
  reason text,
  provider_key text collate "C" not null default gen_random_uuid()::text,
  provider_reference text collate "C",
  instrument text,
  idempotency_key text collate "C" not null,
  input_hash bytea not null,
  -- The key of the request that cancelled it, so that repeating that request answers the same.
  cancel_key text collate "C",
  created_at timestamptz not null default now(),
  approve_at timestamptz not null,
  settled_at timestamptz,
  check_at timestamptz not null,
  checks int not null default 0,
  constraint withdrawals_idempotency unique (uid, idempotency_key),
  constraint withdrawals_provider_key unique (provider_key),
  constraint withdrawals_cancelled_once unique (uid, cancel_key),
  check ((status in ('pending', 'approved')) = (settled_at is null))
);
create index withdrawals_of_player on cashier.withdrawals (uid, id desc);
create index withdrawals_to_check on cashier.withdrawals (check_at) where status in ('pending', 'approved');

-- Every genuine callback, once, exactly as it came. The row is written in the transaction that acts on it: acted on means remembered.
create table cashier.callbacks (
  provider text collate "C" not null,
  event_id text collate "C" not null,
  raw bytea not null,
  -- What came of it: moved, stayed, or the alarm that somebody has to look at.
  outcome text not null,
  received_at timestamptz not null default now(),
  primary key (provider, event_id)
);
create index callbacks_alarms on cashier.callbacks (received_at) where outcome not in ('moved', 'stayed', 'irrelevant');

-- Instruments that have paid in and may be paid out to. Never a whole card number: the check is the last line of that law.
create table cashier.requisites (
  id bigint generated always as identity primary key,
  uid bigint not null,
  provider text collate "C" not null,
  masked text not null check (masked ~ '^\d{6}\.{3}\d{4}$'),
  token text collate "C" not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  constraint requisites_one_of_a_kind unique (uid, provider, token)
);

-- What the player calls a transaction, of either kind.
create view cashier.transactions as
  select d.id, d.uid, 'deposit' as type, m.sysname as method, d.amount_minor, d.currency, d.status, d.reason, d.instrument, d.provider_reference,
         d.created_at, d.settled_at
    from cashier.deposits d join cashier.methods m on m.id = d.method_id
  union all
  select w.id, w.uid, 'withdrawal', m.sysname, w.amount_minor, w.currency, w.status, w.reason, w.instrument, w.provider_reference,
         w.created_at, w.settled_at
    from cashier.withdrawals w join cashier.methods m on m.id = w.method_id;
