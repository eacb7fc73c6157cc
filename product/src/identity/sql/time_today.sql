-- How long a player has been logged in since midnight (UTC), in milliseconds: all sessions together, each moment once. `p_session` lasts until now, the others
-- until the last sign of their player.
create or replace function identity.time_today(p_uid bigint, p_session bigint) returns bigint language sql stable as $$
  select coalesce(sum(extract(epoch from upper(part) - lower(part)) * 1000), 0)::bigint
    from unnest((
      select range_agg(tstzrange(greatest(times.started_at, today.begins), times.ended_at))
        from (select date_trunc('day', now(), 'UTC') as begins) today
       cross join lateral (
         select started_at, ended_at from identity.past_sessions where uid = p_uid and ended_at > today.begins
         union all
         select created_at, case when id = p_session then now() else least(now(), seen_at) end from identity.sessions where uid = p_uid
       ) times
       where times.ended_at > greatest(times.started_at, today.begins)
    )) part
$$;
