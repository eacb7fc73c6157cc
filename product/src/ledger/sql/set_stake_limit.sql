-- Sets a limit of the stakes of an account, or takes it away where `p_most` is null. Stakes that were taken before this transaction are over when it has the row;
-- those that come after it see what it has written. What was staked in the frame that runs stays counted; a new limit begins with nothing.
create or replace function ledger.set_stake_limit(p_path text, p_currency text, p_kind text, p_days smallint, p_most bigint) returns void language plpgsql as $$
begin
  perform ledger.open_account(p_path, p_currency, 0::smallint);
  update ledger.accounts set staked_minor = coalesce(staked_minor, 0), lost_minor = coalesce(lost_minor, 0)
    where path = p_path and currency = p_currency and shard = 0;
  if p_most is null then
    delete from ledger.stake_limits where path = p_path and currency = p_currency and kind = p_kind and days = p_days;
  else
    insert into ledger.stake_limits (path, currency, kind, days, most_minor, starts_at, counted_from)
      select p_path, p_currency, p_kind, p_days, p_most, date_trunc('milliseconds', clock_timestamp()),
             case p_kind when 'stake' then staked_minor when 'loss' then lost_minor else 0 end
        from ledger.accounts where path = p_path and currency = p_currency and shard = 0
      on conflict (path, currency, kind, days) do update set most_minor = excluded.most_minor;
  end if;
  perform ledger.renew_limits(p_path, p_currency);
end $$;
