-- Its player has taken back the yes to being followed: the operator counts on, the network of publishers is told nothing more.
alter table tracking.attributions add column is_silent boolean not null default false;
