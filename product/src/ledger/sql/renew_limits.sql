-- Begins the frames that are due and writes down where stakes stop. The account's row is locked by the caller. `p_staked` and `p_lost` are what a stake of this
-- transaction has added to the totals already: it counts in the new frame.
create or replace function ledger.renew_limits(p_path text, p_currency text, p_staked bigint default 0, p_lost bigint default 0) returns void language plpgsql as $$
declare
  v_now timestamptz := clock_timestamp();
begin
  update ledger.stake_limits l
    set starts_at = l.starts_at + floor(extract(epoch from v_now - l.starts_at) / (l.days * 86400)) * l.days * interval '24 hours',
        counted_from = case when l.kind = 'stake' then a.staked_minor - p_staked else a.lost_minor - p_lost end
    from ledger.accounts a
    where l.path = p_path and l.currency = p_currency and l.days > 0 and l.starts_at + l.days * interval '24 hours' <= v_now
      and a.path = p_path and a.currency = p_currency and a.shard = 0;
  update ledger.accounts a
    set stake_most = l.single, staked_most = l.stake, lost_most = l.loss, limits_until = l.until
    from (select min(most_minor) filter (where kind = 'single') as single,
                 min(counted_from + most_minor) filter (where kind = 'stake') as stake,
                 min(counted_from + most_minor) filter (where kind = 'loss') as loss,
                 min(starts_at + days * interval '24 hours') filter (where days > 0) as until
            from ledger.stake_limits where path = p_path and currency = p_currency) l
    where a.path = p_path and a.currency = p_currency and a.shard = 0;
end $$;
