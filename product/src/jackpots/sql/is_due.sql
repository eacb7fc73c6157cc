-- Whether a round wins a level that it hit when the level had been won p_run times. A limited level has one winner in each run: by now it may have another run. The jackpot's
-- row is locked.
create or replace function jackpots.is_due(p_jackpot bigint, p_level text, p_run integer) returns boolean language sql stable as $$
  select exists (select from jackpots.levels l where l.jackpot_id = p_jackpot and l.name = p_level and (not l.limited or l.run = p_run))
$$;
