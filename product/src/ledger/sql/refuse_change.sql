-- Postings and transactions are never changed and accounts never deleted, whoever asks.
create or replace function ledger.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is insert-only: % on %', tg_op, tg_table_name using errcode = 'AN009';
end $$;
create or replace trigger postings_insert_only before update or delete or truncate on ledger.postings
  for each statement execute function ledger.refuse_change();
create or replace trigger transactions_insert_only before update or delete or truncate on ledger.transactions
  for each statement execute function ledger.refuse_change();
create or replace trigger accounts_never_deleted before delete or truncate on ledger.accounts
  for each statement execute function ledger.refuse_change();
