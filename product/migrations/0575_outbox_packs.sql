-- Events that a module takes all in one call wait in one row: `[{"id": "7", "payload": {…}}, …]`, with the id of the first. One that fails is given a row of
-- its own then.
alter table outbox.deliveries add column is_pack boolean not null default false;
