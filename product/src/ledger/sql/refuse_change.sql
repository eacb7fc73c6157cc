-- Postings, transactions and closing balances are never changed and accounts never deleted, whoever asks. A trigger for each row is inherited by all partitions,
-- also by later ones; the one of truncate is copied from the model (ante.make_partitions).
create or replace function ledger.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is insert-only: % on %', tg_op, tg_table_name using errcode = 'AN009';
end $$;
create or replace trigger postings_insert_only before update or delete on ledger.postings
  for each row execute function ledger.refuse_change();
create or replace trigger transactions_insert_only before update or delete on ledger.transactions
  for each row execute function ledger.refuse_change();
create or replace trigger postings_never_truncated before truncate on ledger.postings_model
  for each statement execute function ledger.refuse_change();
create or replace trigger transactions_never_truncated before truncate on ledger.transactions_model
  for each statement execute function ledger.refuse_change();
create or replace trigger closing_balances_insert_only before update or delete or truncate on ledger.closing_balances
  for each statement execute function ledger.refuse_change();
create or replace trigger accounts_never_deleted before delete or truncate on ledger.accounts
  for each statement execute function ledger.refuse_change();
