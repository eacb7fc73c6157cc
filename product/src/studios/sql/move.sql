-- Carries out messages of a vendor's server, each of another player: bets and wins. p_lasts says which step is the last one of each message; the first begins behind the last one
-- of the message before. Answers one row for each step, as it was answered first, with the place of its message; where another transaction has the player's account, one row
-- without a step, and nothing happened to that message (never to a single one). What is refused is an error (`studios.move_one`), and then nothing of all messages is carried out.
-- Locked in this order: the platform's accounts, then the players' in the order given, that of their paths.
create or replace function studios.move(
  p_wallets text[], p_sessions text[], p_players bigint[], p_games text[], p_currencies text[], p_rounds text[], p_finished boolean[], p_lasts int[],
  p_slot_mosts bigint[], p_slot_cycles int[], p_other_mosts bigint[], p_other_cycles int[],
  p_kinds text[], p_ids text[], p_hashes bytea[], p_amounts bigint[]
) returns table (place int, vendor_id text, transaction_id bigint, balance_minor bigint, is_repeat boolean) language plpgsql as $$
declare
  v_alone boolean := cardinality(p_players) = 1;
  v_houses text[];
  v_most bigint;
  v_first int := 1;
begin
  for i in 1 .. cardinality(p_players) loop
    v_houses[i] := 'house:games:' || p_games[i];
  end loop;
  perform ledger.lock_house(v_houses, p_currencies);
  for i in 1 .. cardinality(p_players) loop
    v_most := ledger.lock_stakeable('player:' || p_players[i] || ':main', p_currencies[i], v_alone);
    if v_most is null and not v_alone then
      place := i;
      return next;
    else
      return query select i, m.* from studios.move_one(
        p_wallets[i], p_sessions[i], p_players[i], p_games[i], v_houses[i], v_most, p_currencies[i], p_rounds[i], p_finished[i],
        p_kinds[v_first:p_lasts[i]], p_ids[v_first:p_lasts[i]], p_hashes[v_first:p_lasts[i]], p_amounts[v_first:p_lasts[i]],
        array[p_slot_mosts[i], p_other_mosts[i]], array[p_slot_cycles[i], p_other_cycles[i]]) m;
    end if;
    v_first := p_lasts[i] + 1;
  end loop;
end $$;
