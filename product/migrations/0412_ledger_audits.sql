-- What the last audit found, for the metrics of every host: only one of them runs it.
create table ledger.last_audit (
  is_only boolean primary key default true check (is_only),
  problems int not null,
  audited_at timestamptz not null default now()
);
