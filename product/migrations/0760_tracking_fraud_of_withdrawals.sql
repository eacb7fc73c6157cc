-- Of which withdrawal a check was, and whether it was held by it: staff find what waits for them by that.
alter table tracking.fraud_checks add column withdrawal bigint, add column is_held boolean not null default false;
create index fraud_checks_by_time on tracking.fraud_checks (asked_at desc, id desc);
create index fraud_checks_that_held on tracking.fraud_checks (withdrawal) where is_held;
