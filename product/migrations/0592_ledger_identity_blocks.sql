-- Why an account takes no stakes: its player chose so until a time, or has to be verified first. `stakes_from` is the later of both, the one that stakes look at.
alter table ledger.accounts
  add column excluded_from timestamptz,
  add column is_identity_blocked boolean not null default false;
update ledger.accounts set excluded_from = stakes_from where stakes_from is not null;
