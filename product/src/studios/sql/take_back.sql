-- Takes back bets and wins of one player: all or none, each number once. p_ids are the vendor's numbers of taking back, each beside what it takes back; one that
-- takes back several stands beside each. Wins go first, so that a bet may go with the win that it had. What was not heard of yet is remembered: when it comes, it is refused.
-- A win that was spent meanwhile is owed (player:…:owed). One row for each number, as it was answered first.
-- Locked in the order of `studios.move`. Where what it takes back came while it waited for the player, the account of that game is not locked: error 40001, and the host asks again.
-- Errors: AN020 reused · not_theirs (another player's) · bet_settled (its round has a win that stays).
create or replace function studios.take_back(
  p_wallet text, p_player bigint, p_currency text, p_ids text[], p_hashes bytea[], p_originals text[]
) returns table (vendor_id text, transaction_id bigint, balance_minor bigint, is_repeat boolean) language plpgsql as $$
declare
  v_player text := 'player:' || p_player || ':main';
  v_houses text[];
  v_known studios.transactions;
  v_repeats text[] := '{}';
  v_wanted record;
begin
  select coalesce(array_agg(distinct 'house:games:' || t.game), '{}') into v_houses
    from studios.transactions t where t.wallet = p_wallet and t.vendor_id = any (p_originals) and t.game is not null;
  if cardinality(v_houses) > 0 then
    perform ledger.lock_house(v_houses, array_fill(p_currency, array[cardinality(v_houses)]));
  end if;
  perform ledger.lock_player_account(v_player, p_currency, true);
  if exists (select from studios.transactions t where t.wallet = p_wallet and t.vendor_id = any (p_originals)
      and t.game is not null and 'house:games:' || t.game <> all (v_houses)) then
    raise exception 'it came while its player was waited for' using errcode = 'serialization_failure';
  end if;
  for v_wanted in select distinct u.id, u.hash from unnest(p_ids, p_hashes) as u (id, hash) loop
    select * into v_known from studios.transactions t where t.wallet = p_wallet and t.vendor_id = v_wanted.id;
    if v_known.kind is not null then
      if v_known.kind <> 'rollback' or v_known.input_hash is distinct from v_wanted.hash then
        raise exception 'reused' using errcode = 'AN020';
      end if;
      v_repeats := v_repeats || v_wanted.id;
    end if;
  end loop;
  for v_wanted in
    select u.id, u.original from unnest(p_ids, p_originals) as u (id, original)
      left join studios.transactions t on t.wallet = p_wallet and t.vendor_id = u.original
      where u.id <> all (v_repeats) order by coalesce(t.kind = 'win', false) desc, u.original
  loop
    perform studios.take_back_one(p_wallet, p_player, p_currency, v_wanted.id, v_wanted.original);
  end loop;
  balance_minor := coalesce(ledger.balance(v_player, p_currency), 0);
  for v_wanted in select u.id, (array_agg(u.hash))[1] as hash from unnest(p_ids, p_hashes) with ordinality as u (id, hash, place) group by u.id order by min(u.place) loop
    vendor_id := v_wanted.id;
    is_repeat := v_wanted.id = any (v_repeats);
    if is_repeat then
      select t.transaction_id, t.balance_minor into transaction_id, balance_minor from studios.transactions t where t.wallet = p_wallet and t.vendor_id = v_wanted.id;
    else
      transaction_id := ledger.next_id();
      insert into studios.transactions (wallet, vendor_id, transaction_id, kind, input_hash, uid, currency, amount_minor, balance_minor)
        values (p_wallet, v_wanted.id, transaction_id, 'rollback', v_wanted.hash, p_player, p_currency, 0, balance_minor);
    end if;
    return next;
  end loop;
end $$;
