-- Takes a stake from a player's account and gives it what the stake wins; the rest of the posting follows by `ledger.post_stakes`. The account is locked by `ledger.lock_stakeable`, which said that it holds as much.
-- Answers the account and its balance and version afterwards. Errors: AN004 not a stake, or more than there was · AN005 the account takes no stakes now.
create or replace function ledger.move_stake(p_player text, p_currency text, p_stake bigint, p_win bigint, out account bigint, out balance bigint, out version bigint) language plpgsql as $$
declare
  v_from timestamptz;
begin
  update ledger.accounts a
    set balance_minor = a.balance_minor - p_stake + p_win, version = a.version + case when p_win > 0 then 2 else 1 end,
        staked_minor = a.staked_minor + p_stake, lost_minor = a.lost_minor + p_stake - p_win
    where a.path = p_player and a.currency = p_currency and a.shard = 0 and p_stake > 0 and p_win >= 0 and starts_with(p_player, 'player:')
      and least(a.balance_minor, a.stake_most, a.staked_most - a.staked_minor, a.lost_most - a.lost_minor) >= p_stake
    returning a.id, a.balance_minor, a.version, a.stakes_from into account, balance, version, v_from;
  if account is null then
    raise exception 'not a stake: % of %, back %', p_stake, p_player, p_win using errcode = 'AN004';
  end if;
  if v_from > clock_timestamp() then
    raise exception 'account % takes no stakes before %', p_player, v_from using errcode = 'AN005';
  end if;
end $$;
