-- The seed by which the bets are drawn that end on this day: the given one where there is none yet. It is sealed by the server before (decision 0730); its hash is public.
create or replace function jackpots.draw_seed(p_day date, p_seed text, p_hash text) returns table (server_seed text, server_hash text) language plpgsql as $$
begin
  insert into jackpots.draw_seeds (day, server_seed, server_hash) values (p_day, p_seed, p_hash) on conflict (day) do nothing;
  return query select s.server_seed, s.server_hash from jackpots.draw_seeds s where s.day = p_day;
end $$;
