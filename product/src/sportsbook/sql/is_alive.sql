-- Whether a feed that was last heard at this time can be relied on. A time in the future says nothing: the clock stepped back since.
create or replace function sportsbook.is_alive(p_alive_at timestamptz) returns boolean language sql as $$
  select p_alive_at > clock_timestamp() - interval '10 seconds' and p_alive_at <= clock_timestamp()
$$;
