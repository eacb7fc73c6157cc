-- The lines of a player's history: deposits, withdrawals, prizes (a tournament's, or a bonus whose terms are fulfilled) and corrections by staff.
create or replace view cashier.transactions as
  select d.id, d.uid, 'deposit' as type, m.sysname as method, coalesce(d.received_minor, d.amount_minor) as amount_minor, d.currency, d.status, d.reason, d.instrument, d.provider_reference,
         d.balance_minor, d.created_at, d.settled_at, d.next_step, case when d.received_minor <> d.amount_minor then d.amount_minor end as asked_minor
    from cashier.deposits d join cashier.methods m on m.id = d.method_id
  union all
  select w.id, w.uid, 'withdrawal', m.sysname, w.amount_minor, w.currency, w.status, w.reason, w.instrument, w.provider_reference,
         w.balance_minor, w.created_at, w.settled_at, null, null
    from cashier.withdrawals w join cashier.methods m on m.id = w.method_id
  union all
  select p.id, p.uid, 'prize', p.source, p.amount_minor, p.currency, 'success', null, null, null, p.balance_minor, p.created_at, p.created_at, null, null
    from cashier.prizes p
  union all
  select a.id, a.uid, a.direction, 'correction', a.amount_minor, a.currency, 'success', null, null, null, a.balance_minor, a.created_at, a.created_at, null, null
    from cashier.adjustments a;
