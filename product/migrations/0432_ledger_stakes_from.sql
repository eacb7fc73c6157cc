-- Before this time no stake is taken from the account. The row is locked by every stake already, so that it is looked at costs no statement.
alter table ledger.accounts add column stakes_from timestamptz;
