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
  -- 0, or the lowest number there is for accounts that may owe: a check of two columns is half the work of one with a condition, at every posting.
  lowest_minor bigint not null,
  primary key (path, currency, shard),
  constraint accounts_no_overdraft check (balance_minor >= lowest_minor)
) with (fillfactor = 60, autovacuum_vacuum_scale_factor = 0.05);

-- The last digits of ids (ledger.next_id), which otherwise are the time.
create sequence ledger.ids minvalue 0 maxvalue 999 cycle;

-- Keys apart from transactions, so that those can be partitioned: a key is unique for as long as it is kept, across all partitions. No index by age: that would
-- cost every transaction more than a look through the table costs once a day (ante.forget_keys).
create table ledger.keys (
  key text collate "C" not null,
  input_hash bytea,
  transaction_id bigint not null,
  constraint keys_key primary key (key)
);

-- Partitions are months, made ahead by a job (ante.make_partitions); each has what stands at `_model`, which is always empty. There is no default
-- partition: with one, the latest rows could not be read without a look into all partitions.
-- The id says when. `key` is what the transaction was for, also after its row in ledger.keys is gone; null where `kind` and id say it.
create table ledger.transactions (
  id bigint not null,
  kind text not null,
  key text collate "C",
  primary key (id)
) partition by range (id);
create table ledger.transactions_model partition of ledger.transactions for values from (0) to (1);

-- A transaction is reversed once, however long ago it was.
create table ledger.reversals (
  reversed bigint primary key,
  transaction_id bigint not null
);

-- A posting moves a positive amount from one account to another, and keeps what both held afterwards. Insert only.
-- No foreign keys: the functions of this schema are the only writers, and the audit proves the references. Only players' statements are looked up by
-- account, so only players' sides are indexed.
-- Amounts have no check constraint: constraints are parsed again by every statement that writes their table, a third of what a round cost. The
-- functions of this schema are the only writers and look themselves; balances keep their constraint.
create table ledger.postings (
  transaction_id bigint not null,
  from_account bigint not null,
  to_account bigint not null,
  amount_minor bigint not null,
  from_balance_minor bigint not null,
  to_balance_minor bigint not null,
  from_version bigint not null,
  to_version bigint not null,
  line smallint not null,
  from_player boolean not null,
  to_player boolean not null,
  code text not null,
  primary key (transaction_id, line)
) partition by range (transaction_id);
create index postings_from on ledger.postings (from_account, from_version) where from_player;
create index postings_to on ledger.postings (to_account, to_version) where to_player;
create table ledger.postings_model partition of ledger.postings for values from (0) to (1);

-- What every account that moved in a closed period held at its end, and how often it had moved: the sum of all postings before `closed_to`.
create table ledger.closing_balances (
  closed_to bigint not null,
  account_id bigint not null,
  balance_minor bigint not null,
  movements bigint not null,
  primary key (account_id, closed_to)
);

-- A closing that is under way: what each account moved since the last one and before ledger.proof.summed_to, until it is written as a closing balance.
create table ledger.closing_sums (
  account_id bigint primary key,
  balance_minor bigint not null,
  movements bigint not null
);

-- The sum of all postings before ledger.proof.proven_to, which the audit has read: it does not read them again.
create table ledger.proven_balances (
  account_id bigint primary key,
  balance_minor bigint not null,
  movements bigint not null
) with (fillfactor = 70);

-- `closed_to`: where the last closed period ends, and `closing_to` the one that is being closed or was closed last. `next_to` is proven when no transaction of before `next_after` runs any more: until then one may still
-- write a posting with an id below it.
create table ledger.proof (
  is_only boolean primary key default true check (is_only),
  closed_to bigint not null default 0,
  closing_to bigint not null default 0,
  summed_to bigint not null default 0,
  proven_to bigint not null default 0,
  next_to bigint not null default 0,
  next_after xid8 not null default '0'
);
insert into ledger.proof default values;

revoke update, delete, truncate on ledger.postings, ledger.transactions, ledger.closing_balances from public;
