-- The lines of a player's history: deposits, withdrawals, what a provider took back of a deposit, prizes (a tournament's, a bonus whose terms are
-- fulfilled, or a cashback), jackpots won, corrections by staff, and what was taken from a dormant account.
create or replace view cashier.transactions as
  select d.id, d.uid, 'deposit' as type, m.sysname as method, coalesce(d.received_minor, d.amount_minor) as amount_minor, d.currency, d.status, d.reason, d.instrument, d.provider_reference,
         d.balance_minor, d.created_at, d.settled_at, d.next_step, case when d.received_minor <> d.amount_minor then d.amount_minor end as asked_minor,
         (select sum(r.amount_minor)::bigint from cashier.reversals r where r.deposit_id = d.id and r.state = 'taken') as reversed_minor,
         null::bigint as deposit_id, null::bigint as owed_minor, d.debt_paid_minor, d.campaign_offer_id > 0 as has_offer
    from cashier.deposits d join cashier.methods m on m.id = d.method_id
  union all
  select w.id, w.uid, 'withdrawal', m.sysname, w.amount_minor, w.currency, w.status, w.reason, w.instrument, w.provider_reference,
         w.balance_minor, w.created_at, w.settled_at, null, null, null, null, null, w.debt_paid_minor, false
    from cashier.withdrawals w join cashier.methods m on m.id = w.method_id
  union all
  select r.id, r.uid, r.kind, m.sysname, r.amount_minor, d.currency, r.state, null, d.instrument, r.reference,
         r.balance_minor, r.created_at, r.changed_at, null, null, null, r.deposit_id, r.owed_minor, r.debt_paid_minor, false
    from cashier.reversals r join cashier.deposits d on d.id = r.deposit_id join cashier.methods m on m.id = d.method_id
   where r.balance_minor is not null
  union all
  select p.id, p.uid, case p.source when 'jackpot' then 'jackpot_win' else 'prize' end, p.source, p.amount_minor, p.currency, 'success', null, null, p.reference, p.balance_minor, p.created_at, p.created_at,
         null, null, null, null, null, null, false
    from cashier.prizes p
  union all
  select a.id, a.uid, a.direction, a.purpose, a.amount_minor, a.currency, 'success', null, null, null, a.balance_minor, a.created_at, a.created_at,
         null, null, null, null, null, null, false
    from cashier.adjustments a;
