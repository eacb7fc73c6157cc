-- What a play has brought in points, so that it can be taken back where the play becomes void; null for those counted before, which is their experience. A void play counts never again.
alter table loyalty.counted_plays add column points bigint check (points >= 0), add column is_void boolean not null default false;
-- All that was received in a month may be taken back.
alter table loyalty.received_months drop constraint received_months_received_check;
alter table loyalty.received_months add constraint received_months_received_check check (received >= 0);
