-- Stakes of several rounds to the jackpots in which their games take part: all of one game and jackpot together. Rounds of one call are mostly of one game: that is one sum. One stake at least is not null.
create or replace function games.feed_jackpots(p_jackpots bigint[], p_houses text[], p_stakes bigint[]) returns void language plpgsql as $$
declare
  v_fed record;
begin
  if p_jackpots[1] = all (p_jackpots) and p_houses[1] = all (p_houses) then
    perform jackpots.feed(p_jackpots[1], p_houses[1], (select sum(stake)::bigint from unnest(p_stakes) stake));
    return;
  end if;
  for v_fed in select jackpot, house, sum(stake)::bigint as stake from unnest(p_jackpots, p_houses, p_stakes) as u (jackpot, house, stake)
    where stake is not null group by 1, 2 order by 1, 2 loop
    perform jackpots.feed(v_fed.jackpot, v_fed.house, v_fed.stake);
  end loop;
end $$;
