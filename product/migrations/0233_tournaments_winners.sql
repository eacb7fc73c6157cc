create index entries_winners on tournaments.entries (tournament_id, place) where place is not null;
