-- A stake of p_player and what it wins, to and from p_house, whose row `ledger.lock_house` has locked. Answers the player's balance afterwards; null
-- where the stake was more than there was, or than the player's limits left (`ledger.lock_stakeable`): then nothing happened. The transaction has the id of the row that the stake was for, from ledger.next_id, and no
-- key: that row tells a repetition. Errors: AN004: not a stake · AN005 the account takes no stakes now.
create or replace function ledger.post_stake(
  p_id bigint, p_kind text, p_currency text, p_player text, p_house text, p_stake bigint, p_win bigint, p_event text, p_payload jsonb
) returns bigint language plpgsql as $$
declare
  v_won smallint := case when p_win > 0 then 1 else 0 end;
  v_player bigint;
  v_balance bigint;
  v_version bigint;
  v_from timestamptz;
  v_house bigint;
  v_house_balance bigint;
  v_house_version bigint;
begin
  if p_stake <= 0 or p_win < 0 or not starts_with(p_player, 'player:') or starts_with(p_house, 'player:') then
    raise exception 'not a stake: % of % to %, back %', p_stake, p_player, p_house, p_win using errcode = 'AN004';
  end if;
  update ledger.accounts
    set balance_minor = balance_minor - p_stake + p_win, version = version + 1 + v_won, staked_minor = staked_minor + p_stake, lost_minor = lost_minor + p_stake - p_win
    where path = p_player and currency = p_currency and shard = 0 and least(balance_minor, stake_most, staked_most - staked_minor, lost_most - lost_minor) >= p_stake
    returning id, balance_minor, version, stakes_from into v_player, v_balance, v_version, v_from;
  if not found then
    return null;
  end if;
  if v_from > clock_timestamp() then
    raise exception 'account % takes no stakes before %', p_player, v_from using errcode = 'AN005';
  end if;
  update ledger.accounts set balance_minor = balance_minor + p_stake - p_win, version = version + 1 + v_won
    where path = p_house and currency = p_currency and shard = ledger.own_shard()
    returning id, balance_minor, version into strict v_house, v_house_balance, v_house_version;
  -- One statement for the rows of three tables, as in ledger.post_one; one for each case, so that neither is planned anew for each stake.
  if v_won = 1 then
    with made as (
      insert into ledger.transactions (id, kind) values (p_id, p_kind)
    ), told as (
      insert into outbox.events (name, payload, changed_accounts) values (p_event, p_payload, array[p_player, p_house])
    )
    insert into ledger.postings (transaction_id, line, from_account, to_account, amount_minor, from_balance_minor, to_balance_minor, from_version, to_version, from_player, to_player, code)
      values (p_id, 0, v_player, v_house, p_stake, v_balance - p_win, v_house_balance + p_win, v_version - 1, v_house_version - 1, true, false, 'stake'),
             (p_id, 1, v_house, v_player, p_win, v_house_balance, v_balance, v_house_version, v_version, false, true, 'win');
  else
    with made as (
      insert into ledger.transactions (id, kind) values (p_id, p_kind)
    ), told as (
      insert into outbox.events (name, payload, changed_accounts) values (p_event, p_payload, array[p_player, p_house])
    )
    insert into ledger.postings (transaction_id, line, from_account, to_account, amount_minor, from_balance_minor, to_balance_minor, from_version, to_version, from_player, to_player, code)
      values (p_id, 0, v_player, v_house, p_stake, v_balance, v_house_balance, v_version, v_house_version, true, false, 'stake');
  end if;
  return v_balance;
end $$;
