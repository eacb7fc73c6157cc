-- `limit`: a higher limit was asked for.
alter table verification.checks drop constraint checks_trigger_check;
alter table verification.checks add constraint checks_trigger_check
  check (trigger in ('play', 'withdrawal', 'deposits', 'age', 'staff', 'document', 'means', 'limit'));
