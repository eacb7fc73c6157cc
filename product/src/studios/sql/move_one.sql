-- Carries out the bets and wins of one message of a vendor: all or none, each number once. `studios.move` has locked the platform's account and the player's,
-- which makes all messages about one player take turns. p_most: what one stake may come to (`ledger.lock_stakeable`). One row for each step, as it was answered first.
-- p_mosts: the largest stake of the player's market in a slot and in other games; p_cycles: the shortest time between two rounds of them, in milliseconds. Both hold for bets alone, as the session does: a
-- win and a step that was taken before are taken whatever came after.
-- Errors: AN020 with the reason as its message: reused (the number stood for another input) · cancelled (it was taken back before it came) · session · game_off ·
-- stake_most · soon · funds · limit · round_over · no_bet. AN005 the account takes no stakes now.
create or replace function studios.move_one(
  p_wallet text, p_session text, p_player bigint, p_game text, p_house text, p_most bigint, p_currency text, p_round text, p_finished boolean,
  p_kinds text[], p_ids text[], p_hashes bytea[], p_amounts bigint[], p_mosts bigint[], p_cycles int[]
) returns table (vendor_id text, transaction_id bigint, balance_minor bigint, is_repeat boolean) language plpgsql as $$
declare
  v_player text := 'player:' || p_player || ':main';
  v_steps int := cardinality(p_ids);
  v_kind int;
  v_most bigint := p_most;
  v_game record;
  v_known studios.transactions;
  v_round studios.rounds;
  v_is_new boolean;
  v_changed boolean := false;
  v_ends boolean;
  v_told boolean := false;
  v_paired boolean := false;
  v_win bigint;
  v_shown games.rounds;
begin
  select * into v_game from games.remote_game(p_game);
  if not found then
    raise exception 'game_off' using errcode = 'AN020';
  end if;
  select * into v_round from studios.rounds r where r.wallet = p_wallet and r.uid = p_player and r.game = p_game and r.name = p_round for no key update;
  v_is_new := v_round.round_id is null;
  v_kind := case when v_game.type = 'slot' then 1 else 2 end;
  for i in 1 .. v_steps loop
    vendor_id := p_ids[i];
    is_repeat := false;
    if v_paired then
      -- The bet before it has paid it.
      v_paired := false;
    else
      select * into v_known from studios.transactions t where t.wallet = p_wallet and t.vendor_id = p_ids[i];
      if v_known.kind = 'cancelled' then
        raise exception 'cancelled' using errcode = 'AN020';
      elsif v_known.input_hash is distinct from p_hashes[i] and v_known.kind is not null then
        raise exception 'reused' using errcode = 'AN020';
      elsif v_known.kind is not null then
        transaction_id := v_known.transaction_id;
        balance_minor := v_known.balance_minor;
        is_repeat := true;
        return next;
        continue;
      end if;
      v_changed := true;
      transaction_id := ledger.next_id();
      if p_kinds[i] = 'bet' then
        if i > 1 then
          -- An earlier step of this call has staked or won.
          v_most := ledger.lock_stakeable(v_player, p_currency, true);
        end if;
        perform studios.check_session(p_wallet, p_session, p_player, p_game, p_currency);
        perform studios.refuse_bet(v_round, v_game.enabled, p_session, p_amounts[i], v_most, p_mosts[v_kind], p_cycles[v_kind], v_player, p_currency);
        v_paired := i < v_steps and p_kinds[i + 1] = 'win' and not exists (select from studios.transactions t where t.wallet = p_wallet and t.vendor_id = p_ids[i + 1]);
        v_win := case when v_paired then p_amounts[i + 1] else 0 end;
        v_ends := p_finished and i + v_paired::int = v_steps;
        if v_round.round_id is null then
          v_round := row(p_wallet, p_player, p_game, p_round, transaction_id, p_currency, 0, 0, 0, 'open', clock_timestamp());
        end if;
        v_round.bets := v_round.bets + 1;
        v_round.staked_minor := v_round.staked_minor + p_amounts[i];
        v_round.won_minor := v_round.won_minor + v_win;
        balance_minor := ledger.post_stake(transaction_id, 'round', p_currency, v_player, p_house, p_amounts[i], v_win,
          case when v_ends then 'games.round-finished' else 'ledger.posted' end,
          case when v_ends then studios.finished(v_round, v_game.provider, v_game.type) else '{}' end);
        if balance_minor is null then
          raise exception 'funds' using errcode = 'AN020';
        end if;
        v_told := v_told or v_ends;
        balance_minor := balance_minor - v_win;
      else
        if coalesce(v_round.bets, 0) = 0 then
          raise exception 'no_bet' using errcode = 'AN020';
        end if;
        v_round.won_minor := v_round.won_minor + p_amounts[i];
        if p_amounts[i] > 0 then
          v_ends := p_finished and v_round.status = 'open' and i = v_steps;
          transaction_id := ledger.post_win('studio:' || p_wallet || ':' || p_ids[i], p_hashes[i], 'round', p_currency, p_house, v_player, p_amounts[i],
            case when v_ends then 'games.round-finished' else 'ledger.posted' end, case when v_ends then studios.finished(v_round, v_game.provider, v_game.type) else '{}' end);
          v_told := v_told or v_ends;
        end if;
        balance_minor := ledger.balance(v_player, p_currency);
      end if;
    end if;
    if p_kinds[i] = 'win' and v_win is not null then
      balance_minor := balance_minor + v_win;
      v_win := null;
    end if;
    insert into studios.transactions (wallet, vendor_id, transaction_id, kind, input_hash, uid, game, round_name, currency, amount_minor, balance_minor)
      values (p_wallet, p_ids[i], transaction_id, p_kinds[i], p_hashes[i], p_player, p_game, p_round, p_currency, p_amounts[i], balance_minor);
    return next;
  end loop;
  -- A round of which nothing was taken has no status: there is nothing to end.
  v_ends := p_finished and coalesce(v_round.status = 'open', false);
  if not v_changed and not v_ends then
    return;
  end if;
  if v_ends then
    v_round.status := 'finished';
  end if;
  if v_is_new then
    perform games.open_remote_round(v_round.round_id, p_player, p_game, p_wallet, p_currency, v_round.staked_minor, v_round.won_minor, v_round.status = 'open');
    insert into studios.rounds select v_round.*;
  else
    update studios.rounds r set bets = v_round.bets, staked_minor = v_round.staked_minor, won_minor = v_round.won_minor, status = v_round.status, last_at = clock_timestamp()
      where r.wallet = p_wallet and r.uid = p_player and r.game = p_game and r.name = p_round;
    v_shown := games.change_remote_round(v_round.round_id, v_round.staked_minor, v_round.won_minor, v_round.status);
    if v_ends and not v_told then
      perform games.announce_finished(v_shown, v_game.provider, v_game.type);
    end if;
  end if;
end $$;
