-- Where a player has signed in from: tries to sign in from elsewhere take nothing from these.
create table identity.known_networks (
  uid bigint not null references identity.users(uid),
  network text not null,
  seen_at timestamptz not null default now(),
  primary key (uid, network)
);
create index known_networks_by_age on identity.known_networks (seen_at);

-- From where a new password was asked for: one network does not use up all emails of a day.
alter table identity.recoveries add column network text not null default '';

-- Old entries are deleted by a job.
create index access_log_by_age on identity.access_log (at);
