-- Takes back one bet or win, whose player's account is locked; `studios.take_back` says what it raises.
-- The length in the key: a vendor's numbers may hold colons, and two of them beside each other must not read as two others.
create or replace function studios.take_back_one(p_wallet text, p_player bigint, p_currency text, p_id text, p_original text) returns void language plpgsql as $$
declare
  v_player text := 'player:' || p_player || ':main';
  v_owed text := 'player:' || p_player || ':owed';
  v_key text := 'studio-back:' || p_wallet || ':' || length(p_id) || ':' || p_id || ':' || p_original;
  v_taken studios.transactions;
  v_round studios.rounds;
  v_before studios.rounds;
  v_had bigint;
  v_house text;
begin
  select * into v_taken from studios.transactions t where t.wallet = p_wallet and t.vendor_id = p_original;
  if v_taken.kind is null then
    insert into studios.transactions (wallet, vendor_id, transaction_id, kind, uid, currency, amount_minor, balance_minor, rolled_back_by)
      values (p_wallet, p_original, ledger.next_id(), 'cancelled', p_player, p_currency, 0, 0, p_id);
    return;
  end if;
  if v_taken.uid <> p_player or v_taken.currency <> p_currency or v_taken.kind not in ('bet', 'win', 'cancelled') then
    raise exception 'not_theirs' using errcode = 'AN020';
  end if;
  if v_taken.rolled_back_by is not null then
    return;
  end if;
  v_house := 'house:games:' || v_taken.game;
  select * into strict v_round from studios.rounds r where r.wallet = p_wallet and r.uid = p_player and r.game = v_taken.game and r.name = v_taken.round_name for no key update;
  v_before := v_round;
  if v_taken.kind = 'bet' then
    if v_round.won_minor > 0 then
      raise exception 'bet_settled' using errcode = 'AN020';
    end if;
    v_round.bets := v_round.bets - 1;
    if v_round.bets = 0 then
      v_round.status := 'void';
    else
      v_round.staked_minor := v_round.staked_minor - v_taken.amount_minor;
    end if;
    perform ledger.post(v_key, null, 'round-void', p_currency, array[v_house], array[v_player], array[v_taken.amount_minor], array['stake-return']);
  else
    v_round.won_minor := v_round.won_minor - v_taken.amount_minor;
    v_had := least(v_taken.amount_minor, ledger.balance(v_player, p_currency));
    if v_taken.amount_minor > 0 then
      perform ledger.post(v_key, null, 'round-void', p_currency, array_agg(m.account), array_agg(v_house), array_agg(m.amount), array_agg(m.code))
        from (values (v_player, v_had, 'settlement-correction'), (v_owed, v_taken.amount_minor - v_had, 'debt')) as m (account, amount, code) where m.amount > 0;
    end if;
  end if;
  update studios.transactions t set rolled_back_by = p_id where t.wallet = p_wallet and t.vendor_id = p_original;
  update studios.rounds r set bets = v_round.bets, staked_minor = v_round.staked_minor, won_minor = v_round.won_minor, status = v_round.status, last_at = clock_timestamp()
    where r.wallet = p_wallet and r.uid = p_player and r.game = v_taken.game and r.name = v_taken.round_name;
  perform studios.tell_taken(games.change_remote_round(v_round.round_id, v_round.staked_minor, v_round.won_minor, v_round.status), v_before);
end $$;
