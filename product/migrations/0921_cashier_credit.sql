-- Who pays by `pay-later` plays with money that somebody lends: a market may forbid that.
alter table cashier.methods drop constraint methods_kind_check;
alter table cashier.methods
  add constraint methods_kind_check check (kind in ('card', 'debit-card', 'bank', 'wallet', 'voucher', 'crypto', 'cash', 'pay-later'));
-- Where nobody plays on credit, a deposit first pays what its player owes. It does so when the player was told so, which is when it was begun; how much it
-- was is known when it settles.
alter table cashier.deposits
  add column pays_debt boolean not null default false,
  add column debt_paid_minor bigint check (debt_paid_minor > 0);
