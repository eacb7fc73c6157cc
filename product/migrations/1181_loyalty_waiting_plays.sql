-- A play of which a part was taken back before it was counted: it waits, with what is left of it, and its end counts that. Where its end counted nothing, it counts never.
alter table loyalty.counted_plays add column is_waiting boolean not null default false;
