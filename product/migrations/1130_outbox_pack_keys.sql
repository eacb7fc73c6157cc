-- A host keeps the packs that it has stored, and leaves their payload out when it reads them. The number of the first event does not name a pack: after a crash or where a standby
-- took over, the same number may begin another one. Null in a row that a host without this column has stored: its payload is read.
alter table outbox.deliveries add column pack_key uuid;
