-- Accounts with which staff and laboratories try the product out: no report counts them, and nothing is paid out to them. There are few.
alter table players.profiles add column is_test boolean not null default false;
create index profiles_test on players.profiles (uid) where is_test;
