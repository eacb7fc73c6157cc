-- A round that became void after its end: it counts no more, and never again.
alter table tournaments.scored_rounds add column is_void boolean not null default false;
