-- Counts the postings of a player's account that are not counted yet into its days and its totals. Their versions follow each other without a gap, so what is
-- counted is said by one number.
create or replace function ledger.count_play(p_path text, p_currency text) returns void language plpgsql as $$
declare
  v_account bigint;
  v_version bigint;
  v_counted bigint;
begin
  select id, version into v_account, v_version from ledger.accounts where path = p_path and currency = p_currency and shard = 0;
  select counted_to into v_counted from ledger.play_totals where path = p_path and currency = p_currency;
  if v_account is null or v_version is not distinct from coalesce(v_counted, 0) then
    return;
  end if;
  insert into ledger.play_totals (path, currency, counted_to, staked_minor, won_minor, deposited_minor, withdrawn_minor)
    values (p_path, p_currency, 0, 0, 0, 0, 0) on conflict do nothing;
  select counted_to into v_counted from ledger.play_totals where path = p_path and currency = p_currency for update;
  -- Somebody who saw more was here first.
  if v_version <= v_counted then
    return;
  end if;
  with moves as (
    select transaction_id, code, -amount_minor as amount from ledger.postings
      where from_account = v_account and from_player and from_version > v_counted and from_version <= v_version
    union all
    select transaction_id, code, amount_minor from ledger.postings
      where to_account = v_account and to_player and to_version > v_counted and to_version <= v_version
  ), days as (
    insert into ledger.play_days as d (path, currency, day, staked_minor, won_minor, deposited_minor, withdrawn_minor)
      select p_path, p_currency, (to_timestamp(transaction_id / 1000000.0) at time zone 'UTC')::date,
             coalesce(-sum(amount) filter (where code = 'stake'), 0),
             coalesce(sum(amount) filter (where code in ('win', 'stake-return', 'jackpot-win', 'settlement-correction')), 0),
             coalesce(sum(amount) filter (where code in ('deposit', 'deposit-reversal')), 0),
             coalesce(-sum(amount) filter (where code = 'withdrawal-paid'), 0)
        from moves
        where code in ('stake', 'win', 'stake-return', 'jackpot-win', 'settlement-correction', 'deposit', 'deposit-reversal', 'withdrawal-paid')
        group by 3
      on conflict (path, currency, day) do update
        set staked_minor = d.staked_minor + excluded.staked_minor, won_minor = d.won_minor + excluded.won_minor,
            deposited_minor = d.deposited_minor + excluded.deposited_minor, withdrawn_minor = d.withdrawn_minor + excluded.withdrawn_minor
  )
  update ledger.play_totals t
    set counted_to = v_version, staked_minor = t.staked_minor + s.staked, won_minor = t.won_minor + s.won,
        deposited_minor = t.deposited_minor + s.deposited, withdrawn_minor = t.withdrawn_minor + s.withdrawn
    from (
      select coalesce(-sum(amount) filter (where code = 'stake'), 0) as staked,
             coalesce(sum(amount) filter (where code in ('win', 'stake-return', 'jackpot-win', 'settlement-correction')), 0) as won,
             coalesce(sum(amount) filter (where code in ('deposit', 'deposit-reversal')), 0) as deposited,
             coalesce(-sum(amount) filter (where code = 'withdrawal-paid'), 0) as withdrawn
        from moves
    ) s
    where t.path = p_path and t.currency = p_currency;
end $$;
