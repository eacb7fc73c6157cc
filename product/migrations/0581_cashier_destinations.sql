-- A keyed fingerprint of where a withdrawal goes: money to a place that was never paid to asks for the second factor.
alter table cashier.withdrawals add column destination bytea;
