-- A delivery is written once, read once and deleted. To take its payload apart for that and put it together again cost more than the rest of its row, for each module that reacts.
alter table outbox.deliveries alter column payload type json using payload::json;
