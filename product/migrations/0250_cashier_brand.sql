-- The name of the site where a payment was begun: a provider that is asked again is told the same. What is on its way was begun under the house's.
alter table cashier.deposits add column brand text not null default 'Ante';
alter table cashier.withdrawals add column brand text not null default 'Ante';
