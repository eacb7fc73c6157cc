-- How far the provider's statement has been read.
create table cashier.statements (
  provider text collate "C" primary key,
  line text not null,
  read_at timestamptz not null default now()
);

-- When a payment was found on the statement. What moved before there was a reconciliation counts as found.
alter table cashier.deposits add column reconciled_at timestamptz;
alter table cashier.withdrawals add column reconciled_at timestamptz;
update cashier.deposits set reconciled_at = now() where status = 'success';
update cashier.withdrawals set reconciled_at = now() where status = 'paid';
create index deposits_unreconciled on cashier.deposits (settled_at) where status = 'success' and reconciled_at is null;
create index withdrawals_unreconciled on cashier.withdrawals (settled_at) where status = 'paid' and reconciled_at is null;

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
