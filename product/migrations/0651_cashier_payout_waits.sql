-- How long withdrawals of a player are reviewed, in hundredths of the method's usual time, where something gave them another one.
create table cashier.payout_waits (
  uid bigint primary key,
  wait_percent smallint not null check (wait_percent between 0 and 100)
);
