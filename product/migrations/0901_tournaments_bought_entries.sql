-- How many may take part, and whether an entry is to be bought in the shop.
alter table tournaments.tournaments
  add column entrants_most integer check (entrants_most > 0),
  add column is_entry_bought boolean not null default false;
-- Where an entry came from that was not taken on the tournament's page: a purchase. It is taken back by this name.
alter table tournaments.entries add column source text;
create unique index entries_of_source on tournaments.entries (source) where source is not null;
