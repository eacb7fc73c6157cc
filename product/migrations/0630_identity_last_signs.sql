-- When each player last gave a sign. Sessions and their times are deleted after weeks; how long an account has not been used is asked after years.
create table identity.last_signs (
  uid bigint primary key,
  at timestamptz not null
);
-- Of who has given none that is still known, nobody knows how long ago it was: their time begins now.
insert into identity.last_signs (uid, at)
  select u.uid, coalesce(greatest(
      (select max(s.seen_at) from identity.sessions s where s.uid = u.uid),
      (select max(p.ended_at) from identity.past_sessions p where p.uid = u.uid),
      (select max(a.at) from identity.access_log a where a.uid = u.uid and a.event = 'right-password')), now())
    from identity.users u;
