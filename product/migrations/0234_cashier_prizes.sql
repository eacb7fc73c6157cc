-- What the house pays out beside deposits and withdrawals, as a line of the player's history. The money is moved by who gives the prize.
create table cashier.prizes (
  id bigint primary key default nextval('cashier.transaction_id'),
  uid bigint not null,
  -- The books' key of the posting: one line for each.
  key text collate "C" not null unique,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  balance_minor bigint not null,
  created_at timestamptz not null default now()
);
create index prizes_of_player on cashier.prizes (uid, id desc);

create or replace view cashier.transactions as
  select d.id, d.uid, 'deposit' as type, m.sysname as method, d.amount_minor, d.currency, d.status, d.reason, d.instrument, d.provider_reference,
         d.balance_minor, d.created_at, d.settled_at
    from cashier.deposits d join cashier.methods m on m.id = d.method_id
  union all
  select w.id, w.uid, 'withdrawal', m.sysname, w.amount_minor, w.currency, w.status, w.reason, w.instrument, w.provider_reference,
         w.balance_minor, w.created_at, w.settled_at
    from cashier.withdrawals w join cashier.methods m on m.id = w.method_id
  union all
  select p.id, p.uid, 'prize', 'tournament', p.amount_minor, p.currency, 'success', null, null, null, p.balance_minor, p.created_at, p.created_at
    from cashier.prizes p;
