create schema ledger;

-- An account is a word (`player:7:main`). House and provider accounts are busy, so each has several rows (shards) whose balances add up;
-- a connection always takes the same shard, so two connections do not wait for one row.
create table ledger.accounts (
  id bigint generated always as identity unique,
  path text collate "C" not null,
  currency text collate "C" not null,
  shard smallint not null,
  balance_minor bigint not null default 0,
  version bigint not null default 0,
  may_go_negative boolean not null,
  primary key (path, currency, shard),
  constraint accounts_no_overdraft check ((balance_minor >= 0) or may_go_negative)
) with (fillfactor = 60, autovacuum_vacuum_scale_factor = 0.05);

-- The key is the idempotency key: one key, one transaction, whoever repeats it. (The id has no index: nobody looks for it but the audit.)
create table ledger.transactions (
  key text collate "C" not null,
  id bigint generated always as identity,
  input_hash bytea,
  kind text not null,
  reverses bigint,
  created_at timestamptz not null default now(),
  constraint transactions_key primary key (key)
);
create unique index transactions_reversed_once on ledger.transactions (reverses) where reverses is not null;

-- A posting moves a positive amount from one account to another, and keeps what both held afterwards. Insert only.
-- No foreign keys: the functions of this schema are the only writers, and the audit proves the references. Only players' statements are looked up by
-- account, so only players' sides are indexed.
-- Amounts have no check constraint: constraints are parsed again by every statement that writes their table, a third of what a round cost. The
-- functions of this schema are the only writers and look themselves; balances keep their constraint.
create table ledger.postings (
  transaction_id bigint not null,
  line smallint not null,
  from_account bigint not null,
  to_account bigint not null,
  amount_minor bigint not null,
  from_balance_minor bigint not null,
  to_balance_minor bigint not null,
  from_version bigint not null,
  to_version bigint not null,
  from_player boolean not null,
  to_player boolean not null,
  code text not null,
  primary key (transaction_id, line)
);
create index postings_from on ledger.postings (from_account, from_version) where from_player;
create index postings_to on ledger.postings (to_account, to_version) where to_player;
revoke update, delete, truncate on ledger.postings, ledger.transactions from public;
