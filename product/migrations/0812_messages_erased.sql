-- Its player's data was erased while it waited to be sent: once it is, nothing of them stays in it.
alter table messages.outbox add column is_erased boolean not null default false;
