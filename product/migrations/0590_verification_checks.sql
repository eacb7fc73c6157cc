create schema if not exists verification;

-- One check of a player: who they are (`identity`), or where their money is from (`funds`).
create table verification.checks (
  uid bigint not null,
  step text collate "C" not null check (step in ('identity', 'funds')),
  state text collate "C" not null default 'not_started'
    check (state in ('not_started', 'incomplete', 'pending', 'retry', 'approved', 'rejected', 'expired')),
  -- The vendor knows the check by it.
  key text collate "C" not null unique,
  -- Why it was asked for; null while nobody has.
  trigger text collate "C" check (trigger in ('play', 'withdrawal', 'deposits', 'age', 'staff', 'document', 'means')),
  -- Until it is approved the player stakes and pays in nothing.
  blocks boolean not null default false,
  reference text collate "C",
  labels text[] not null default '{}',
  comment text not null default '',
  -- The vendor's own time of what it said last: what is older changes nothing.
  told_at_ms bigint,
  -- What the vendor said last, where our staff have not decided yet.
  said text collate "C",
  document_ends_on date,
  reminded_on date,
  asked_at timestamptz not null default now(),
  handed_in_at timestamptz,
  decided_at timestamptz,
  looked_at timestamptz,
  primary key (uid, step)
);
create index checks_open on verification.checks (state, asked_at) where state <> 'approved';
create index checks_documents on verification.checks (document_ends_on) where state = 'approved' and document_ends_on is not null;

-- Every change of a check, for staff and for the law.
create table verification.history (
  id bigint generated always as identity primary key,
  uid bigint not null,
  step text collate "C" not null,
  at timestamptz not null default clock_timestamp(),
  event text collate "C" not null,
  state text collate "C" not null,
  by text not null,
  details jsonb not null default '{}'
);
create index history_of on verification.history (uid, id);

-- Marks of who was verified: whether two players are one person, and nothing else to who has the database alone.
create table verification.people (
  uid bigint primary key,
  person bytea not null,
  document bytea
);
create index people_person on verification.people (person);
create index people_document on verification.people (document);

-- What a member of staff has to decide before a player goes on.
create table verification.tasks (
  id bigint generated always as identity primary key,
  uid bigint not null,
  kind text collate "C" not null check (kind in ('duplicate', 'watchlist', 'age', 'mismatch', 'unread', 'requisites')),
  -- Two tasks of a kind about the same are one.
  about text collate "C" not null default '',
  details jsonb not null default '{}',
  opened_at timestamptz not null default now(),
  decision text collate "C" check (decision in ('cleared', 'rejected')),
  decided_at timestamptz,
  decided_by text,
  reason text,
  unique (uid, kind, about)
);
create index tasks_open on verification.tasks (id) where decision is null;

-- Which players have asked to be paid to the same account, and what was decided about it.
create table verification.requisites (
  mark bytea not null,
  uid bigint not null,
  state text collate "C" not null check (state in ('used', 'checked', 'cleared', 'fraudulent')),
  at timestamptz not null default now(),
  primary key (mark, uid)
);

-- What the vendor told, once for each body.
create table verification.callbacks (
  vendor text collate "C" not null,
  digest bytea not null,
  received_at timestamptz not null default now(),
  outcome text collate "C" not null,
  primary key (vendor, digest)
);
create index callbacks_received on verification.callbacks (received_at);
