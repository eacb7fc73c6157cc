-- Pays what a pack's rounds have won at their studio, once. Errors: AN020 reused (it was told with another sum) · no_bet (no such pack goes on).
create or replace function studios.end_free_rounds(p_wallet text, p_pack bigint, p_win bigint, p_hash bytea, p_player bigint, p_currency text)
returns table (vendor_id text, transaction_id bigint, balance_minor bigint, is_repeat boolean) language plpgsql as $$
declare
  v_known studios.transactions;
begin
  -- The same message, twice at the same moment, takes turns.
  perform pg_advisory_xact_lock(hashtextextended('studios:pack:' || p_pack, 0));
  vendor_id := 'pack:' || p_pack;
  select * into v_known from studios.transactions t where t.wallet = p_wallet and t.vendor_id = 'pack:' || p_pack;
  if found then
    if v_known.input_hash is distinct from p_hash then
      raise exception 'reused' using errcode = 'AN020';
    end if;
    return query select v_known.vendor_id, v_known.transaction_id, v_known.balance_minor, true;
    return;
  end if;
  select p.round_id, p.balance_minor into transaction_id, balance_minor
    from games.play_remote_pack(p_pack, p_wallet, (select array_agg(g.game) from studios.games g where g.wallet = p_wallet), p_win) p;
  if transaction_id is null then
    raise exception 'no_bet' using errcode = 'AN020';
  end if;
  insert into studios.transactions (wallet, vendor_id, transaction_id, kind, input_hash, uid, currency, amount_minor, balance_minor)
    values (p_wallet, vendor_id, transaction_id, 'free-win', p_hash, p_player, p_currency, p_win, balance_minor);
  is_repeat := false;
  return next;
end $$;
