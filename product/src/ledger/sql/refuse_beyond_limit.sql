-- After a stake was added to the totals of an account that has limits: begins the frames that are due. Error AN006: the stake is more than they leave.
create or replace function ledger.refuse_beyond_limit(p_path text, p_currency text, p_stake bigint) returns void language plpgsql as $$
declare
  v_is_beyond boolean;
begin
  perform ledger.renew_limits(p_path, p_currency, p_stake, p_stake) from ledger.accounts
    where path = p_path and currency = p_currency and shard = 0 and limits_until <= clock_timestamp();
  select p_stake > stake_most is true or staked_minor > staked_most is true or lost_minor > lost_most is true into v_is_beyond
    from ledger.accounts where path = p_path and currency = p_currency and shard = 0;
  if v_is_beyond then
    raise exception 'a stake of % is more than the limits of account % leave', p_stake, p_path using errcode = 'AN006';
  end if;
end $$;
