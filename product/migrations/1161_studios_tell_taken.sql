-- Its place is taken by `studios.tell_taken`.
drop function if exists studios.tell_void(games.rounds);
