create schema privacy;

-- What a player asked us to hand out of what we hold of them: one that is being written, at most. The files are gone after some days.
create table privacy.exports (
  id bigint generated always as identity primary key,
  uid bigint not null,
  locale text not null,
  state text not null default 'requested' check (state in ('requested', 'ready', 'failed')),
  -- How many of its parts are read, and how often the job began.
  parts_done smallint not null default 0,
  parts smallint not null,
  tries smallint not null default 0,
  json text,
  html text,
  requested_at timestamptz not null default now(),
  ready_at timestamptz,
  expires_at timestamptz
);
create unique index exports_one_requested on privacy.exports (uid) where state = 'requested';
create index exports_of_player on privacy.exports (uid, id desc);

-- Who asked to be forgotten, and what the law has us keep of them by name for a while, apart from the account.
create table privacy.erasures (
  uid bigint primary key,
  asked_at timestamptz not null default now(),
  address text not null,
  state text not null default 'requested' check (state in ('requested', 'done')),
  done_at timestamptz,
  retained jsonb,
  retained_until timestamptz
);
create index erasures_by_end on privacy.erasures (retained_until) where retained is not null;
