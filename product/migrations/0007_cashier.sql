create schema cashier;

create sequence cashier.transaction_id start 100001;

-- The ways to pay in and out. `provider` is a name of the payment registry and of the clearing account.
create table cashier.methods (
  id bigint generated always as identity primary key,
  sysname text collate "C" not null,
  direction text not null check (direction in ('deposit', 'withdrawal')),
  -- A market may forbid one: `card` takes credit cards too, `debit-card` does not.
  kind text not null check (kind in ('card', 'debit-card', 'bank', 'wallet', 'voucher', 'crypto', 'cash')),
  provider text collate "C" not null,
  currency text collate "C" not null,
  min_minor bigint not null check (min_minor > 0),
  max_minor bigint not null,
  day_max_minor bigint,
  -- [{"sysname", "type", "isRequired"}]: what the form asks for.
  fields jsonb not null default '[]',
  opens text not null default 'same_window' check (opens in ('same_window', 'new_window', 'mobile', 'iframe')),
  -- How long a withdrawal waits, cancellable, before it is approved.
  review_ms integer not null default 0 check (review_ms >= 0),
  position integer not null default 0,
  is_active boolean not null default true,
  constraint methods_one_of_a_kind unique (sysname, direction, currency),
  constraint methods_check check (max_minor >= min_minor)
);

create table cashier.banks (
  id text collate "C" primary key,
  name text not null,
  country_code text not null,
  position integer not null default 0
);

-- `provider_key` is the payment's name at the provider: idempotency key and reference in one. It is random, not our number, so that it
-- stays unique when a database starts again from nothing while the provider remembers.
create table cashier.deposits (
  id bigint primary key default nextval('cashier.transaction_id'),
  uid bigint not null,
  method_id bigint not null references cashier.methods(id),
  -- Who was chosen when it was begun: it stays with this vendor, whatever is chosen later.
  provider text collate "C" not null,
  amount_minor bigint not null check (amount_minor > 0),
  -- What arrived, where a player sends the money and sent another sum.
  received_minor bigint check (received_minor > 0),
  currency text collate "C" not null,
  campaign_offer_id bigint not null default '-1'::integer,
  requisites jsonb not null default '{}',
  status text not null default 'created' check (status in ('created', 'pending', 'success', 'failed', 'cancelled', 'expired')),
  reason text,
  -- What the provider was or will be told, kept so that a repetition says the same to the letter.
  site text not null,
  locale text not null,
  provider_key text collate "C" not null default gen_random_uuid()::text,
  provider_reference text collate "C",
  -- What the player does next, as rules/next-step.ts has it.
  next_step jsonb,
  instrument text,
  idempotency_key text collate "C" not null,
  input_hash bytea not null,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  -- When the poll of open payments asks the provider next.
  check_at timestamptz not null default now() + interval '2 minutes',
  checks integer not null default 0,
  -- What the main balance was right after a payment last moved it. Kept here because history shows it for every line, and finding it in the books
  -- would mean reading all of a busy player's postings.
  balance_minor bigint,
  -- When a payment was found on the statement. What moved before there was a reconciliation counts as found.
  reconciled_at timestamptz,
  -- Requisites are kept sealed: a text of the cashier's vault instead of an object. With which key is told by the row itself: '' for an object that
  -- came before (or from a host of the version before) and is still to be sealed, nothing where there is nothing to seal.
  sealed_with text collate "C" generated always as (
    case jsonb_typeof(requisites)
      when 'string' then split_part(requisites #>> '{}', '.', 2)
      when 'object' then case when requisites = '{}' then null else '' end
      else ''
    end) stored,
  -- The name of the site where a payment was begun: a provider that is asked again is told the same. What is on its way was begun under the house's.
  brand text not null default 'Ante',
  constraint deposits_idempotency unique (uid, idempotency_key),
  constraint deposits_provider_key unique (provider_key),
  constraint deposits_check check (status in ('created', 'pending') = (settled_at is null))
);
create index deposits_of_player on cashier.deposits (uid, id desc);
create index deposits_to_check on cashier.deposits (check_at) where status in ('created', 'pending', 'expired') or (reason = 'not_started');
create index deposits_unreconciled on cashier.deposits (settled_at) where (status = 'success') and (reconciled_at is null);
create index deposits_sealed_with on cashier.deposits (sealed_with) where sealed_with is not null;

create table cashier.withdrawals (
  id bigint primary key default nextval('cashier.transaction_id'),
  uid bigint not null,
  method_id bigint not null references cashier.methods(id),
  provider text collate "C" not null,
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
  -- What of the main balance paid what the player owed, before this was set aside.
  debt_paid_minor bigint check (debt_paid_minor > 0),
  created_at timestamptz not null default now(),
  approve_at timestamptz not null,
  -- Staff look at it: nothing approves it but they.
  is_held boolean not null default false,
  settled_at timestamptz,
  check_at timestamptz not null,
  checks integer not null default 0,
  balance_minor bigint,
  reconciled_at timestamptz,
  sealed_with text collate "C" generated always as (
    case jsonb_typeof(requisites)
      when 'string' then split_part(requisites #>> '{}', '.', 2)
      when 'object' then case when requisites = '{}' then null else '' end
      else ''
    end) stored,
  brand text not null default 'Ante',
  constraint withdrawals_idempotency unique (uid, idempotency_key),
  constraint withdrawals_provider_key unique (provider_key),
  constraint withdrawals_cancelled_once unique (uid, cancel_key),
  constraint withdrawals_check check (status in ('pending', 'approved') = (settled_at is null))
);
create index withdrawals_of_player on cashier.withdrawals (uid, id desc);
create index withdrawals_to_check on cashier.withdrawals (check_at) where status in ('pending', 'approved');
create index withdrawals_unreconciled on cashier.withdrawals (settled_at) where (status = 'paid') and (reconciled_at is null);
create index withdrawals_sealed_with on cashier.withdrawals (sealed_with) where sealed_with is not null;

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
  masked text not null check (masked ~ '^(\d{6}|[*]{6})\.{3}\d{4}$'),
  token text collate "C" not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  constraint requisites_one_of_a_kind unique (uid, provider, token)
);

-- What a provider has taken back of a deposit that had arrived: a chargeback or a refund, each once, and whether it was given again.
create table cashier.reversals (
  id bigint not null unique default nextval('cashier.transaction_id'),
  uid bigint not null,
  provider text collate "C" not null,
  reference text collate "C" not null,
  deposit_id bigint not null references cashier.deposits(id),
  kind text not null check (kind in ('chargeback', 'refund')),
  state text not null check (state in ('taken', 'returned')),
  amount_minor bigint not null check (amount_minor > 0),
  -- What of it was not in the main balance, while it is taken; what of it paid a debt, when it was given again.
  owed_minor bigint check (owed_minor > 0),
  debt_paid_minor bigint check (debt_paid_minor > 0),
  -- The main balance that it has led to; nothing where nothing moved.
  balance_minor bigint,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  primary key (provider, reference)
);
create index reversals_of_deposit on cashier.reversals (deposit_id);
create index reversals_of_player on cashier.reversals (uid, id desc);

-- How far the provider's statement has been read.
create table cashier.statements (
  provider text collate "C" primary key,
  line text not null,
  read_at timestamptz not null default now()
);

-- Where the provider's books and ours differ: each thing once, until a person has looked at it.
create table cashier.discrepancies (
  id bigint generated always as identity primary key,
  provider text collate "C" not null,
  -- `line:17` of the statement, or `transaction:100001` of ours.
  subject text not null,
  what text not null,
  found_at timestamptz not null default now(),
  constraint discrepancies_once unique (provider, subject)
);

-- What the house pays out beside deposits and withdrawals, as a line of the player's history. The money is moved by who gives the prize.
create table cashier.prizes (
  id bigint primary key default nextval('cashier.transaction_id'),
  uid bigint not null,
  -- The books' key of the posting: one line for each.
  key text collate "C" not null unique,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  balance_minor bigint not null,
  created_at timestamptz not null default now(),
  -- A line of the history beside payments: a tournament's prize, or a bonus whose terms are fulfilled.
  source text not null default 'tournament' check (source in ('tournament', 'bonus'))
);
create index prizes_of_player on cashier.prizes (uid, id desc);

-- Corrections of a balance that staff decided.
create table cashier.adjustments (
  id bigint primary key default nextval('cashier.transaction_id'),
  uid bigint not null,
  idempotency_key text collate "C" not null unique,
  input_hash bytea not null,
  direction text not null check (direction in ('credit', 'debit')),
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  balance_minor bigint not null,
  reason text not null,
  made_by text not null,
  -- Null where nobody had to.
  approved_by text,
  created_at timestamptz not null default now()
);
create index adjustments_of_player on cashier.adjustments (uid, id desc);
create index adjustments_unapproved on cashier.adjustments (created_at) where approved_by is null;
