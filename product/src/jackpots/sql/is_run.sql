-- Whether a level was won just so many times. The jackpot's row is locked.
create or replace function jackpots.is_run(p_jackpot bigint, p_level text, p_run integer) returns boolean language sql stable as $$
  select exists (select from jackpots.levels l where l.jackpot_id = p_jackpot and l.name = p_level and l.run = p_run)
$$;
