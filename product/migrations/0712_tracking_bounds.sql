-- The end of a visit takes it out of its events without looking through all of them.
create index events_of_visit on tracking.events (visit) where visit is not null;
-- Who registers later has not come by this link.
alter table tracking.hits add column until timestamptz;
-- The answer by which a mark is kept: with its no the mark goes, and to another version of the question it says nothing.
alter table tracking.marks add column proof text, add column version int not null default 0;
create index marks_of_proof on tracking.marks (proof) where proof is not null;
