-- The seed by which the bets are drawn that end on this day, made where there is none: 64 hexadecimal digits, and the SHA-256 of their text.
create or replace function jackpots.draw_seed(p_day date) returns table (server_seed text, server_hash text) language plpgsql as $$
declare
  v_seed text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  insert into jackpots.draw_seeds (day, server_seed, server_hash) values (p_day, v_seed, encode(sha256(convert_to(v_seed, 'UTF8')), 'hex'))
    on conflict (day) do nothing;
  return query select s.server_seed, s.server_hash from jackpots.draw_seeds s where s.day = p_day;
end $$;
