-- A deposit that we gave up because the provider had never heard of it is asked after for another day: our request may have arrived late.
drop index cashier.deposits_to_check;
create index deposits_to_check on cashier.deposits (check_at) where status in ('created', 'pending') or reason = 'not_started';
