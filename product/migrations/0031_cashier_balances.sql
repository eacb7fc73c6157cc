-- What the main balance was right after a payment last moved it. Kept here because history shows it for every line, and finding it in the books
-- would mean reading all of a busy player's postings.
alter table cashier.deposits add column balance_minor bigint;
alter table cashier.withdrawals add column balance_minor bigint;

drop view cashier.transactions;
create view cashier.transactions as
  select d.id, d.uid, 'deposit' as type, m.sysname as method, d.amount_minor, d.currency, d.status, d.reason, d.instrument, d.provider_reference,
         d.balance_minor, d.created_at, d.settled_at
    from cashier.deposits d join cashier.methods m on m.id = d.method_id
  union all
  select w.id, w.uid, 'withdrawal', m.sysname, w.amount_minor, w.currency, w.status, w.reason, w.instrument, w.provider_reference,
         w.balance_minor, w.created_at, w.settled_at
    from cashier.withdrawals w join cashier.methods m on m.id = w.method_id;
