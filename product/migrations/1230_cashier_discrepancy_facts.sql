-- What a member of staff needs to judge a discrepancy: the payment that it is about, what the line of the statement said, and what was done about it.
alter table cashier.discrepancies
  -- A deposit or a withdrawal of ours; nothing where the line names none.
  add column transaction_id bigint,
  -- Nothing where a payment of ours has no line, and where a line means nothing to us.
  add column said jsonb,
  add column closed_at timestamptz,
  -- Nothing where the line came later, and the discrepancy ended by itself.
  add column closed_by text collate "C",
  add column closing_note text,
  add constraint discrepancies_closed check ((closed_by is null) = (closing_note is null) and (closed_by is null or closed_at is not null));
update cashier.discrepancies set transaction_id = substr(subject, 13)::bigint where subject like 'transaction:%';
create index discrepancies_open on cashier.discrepancies (id) where closed_at is null;
create index discrepancies_of_payment on cashier.discrepancies (transaction_id) where closed_at is null;
