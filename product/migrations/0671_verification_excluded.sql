-- A player may be somebody who is excluded under another account.
alter table verification.checks drop constraint checks_trigger_check;
alter table verification.checks add constraint checks_trigger_check
  check (trigger in ('play', 'withdrawal', 'deposits', 'age', 'staff', 'document', 'means', 'limit', 'excluded'));
alter table verification.tasks drop constraint tasks_kind_check;
alter table verification.tasks add constraint tasks_kind_check
  check (kind in ('duplicate', 'watchlist', 'age', 'mismatch', 'unread', 'requisites', 'excluded'));
