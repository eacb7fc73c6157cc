create schema support;

-- A browser without an account that has written to us. Only the hash of its key is kept.
create table support.visitors (
  id bigint generated always as identity primary key,
  key_hash bytea not null unique,
  created_at timestamptz not null default now()
);

-- A chat, a ticket or a dispute: messages of one player or visitor with staff.
create table support.conversations (
  id bigint generated always as identity primary key,
  uid bigint,
  visitor bigint references support.visitors (id) on delete cascade,
  kind text not null check (kind in ('chat', 'ticket', 'dispute')),
  state text not null default 'waiting' check (state in ('waiting', 'answered', 'closed')),
  subject text not null default '',
  locale text not null,
  -- As a visitor gave them, or as a player's were when the form was sent.
  name text not null default '',
  email text,
  assigned_to bigint,
  assigned_name text,
  opened_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  -- Since when the writer waits for an answer.
  waiting_since timestamptz default now(),
  first_answer_at timestamptz,
  closed_at timestamptz,
  read_by_writer bigint not null default 0,
  read_by_staff bigint not null default 0,
  writer_typed_at timestamptz,
  rating smallint check (rating between 1 and 5),
  rating_note text,
  -- What a dispute is about, with what we knew of it when it was opened.
  about text check (about in ('bet', 'round', 'payment')),
  about_id text,
  evidence jsonb,
  due_at timestamptz,
  outcome text check (outcome in ('upheld', 'partly', 'declined')),
  escalated_at timestamptz,
  check (num_nonnulls(uid, visitor) <= 1),
  check ((kind = 'dispute') = (about is not null))
);
create index conversations_of_player on support.conversations (uid, id desc) where uid is not null;
create index conversations_of_visitor on support.conversations (visitor, id desc) where visitor is not null;
create index conversations_waiting on support.conversations (state, waiting_since, id) where state <> 'closed';
create index conversations_closed on support.conversations (changed_at desc) where state = 'closed';
-- One open chat for each writer, and one open dispute of each thing.
create unique index open_chat_of_player on support.conversations (uid) where kind = 'chat' and state <> 'closed' and uid is not null;
create unique index open_chat_of_visitor on support.conversations (visitor) where kind = 'chat' and state <> 'closed' and visitor is not null;
create unique index one_dispute on support.conversations (uid, about, about_id) where kind = 'dispute';

create table support.messages (
  id bigint generated always as identity primary key,
  conversation bigint not null references support.conversations (id) on delete cascade,
  side text not null check (side in ('writer', 'staff', 'system')),
  by_name text not null default '',
  body text not null,
  -- Made by the browser for one press: sent twice, it is one message.
  key text not null,
  at timestamptz not null default now(),
  unique (conversation, key)
);
create index messages_of_conversation on support.messages (conversation, id);

create table support.attachments (
  id bigint generated always as identity primary key,
  message bigint not null unique references support.messages (id) on delete cascade,
  name text not null,
  type text not null,
  size int not null,
  content bytea not null
);

-- Of staff for staff.
create table support.notes (
  id bigint generated always as identity primary key,
  conversation bigint not null references support.conversations (id) on delete cascade,
  by_name text not null,
  body text not null,
  at timestamptz not null default now()
);
create index notes_of_conversation on support.notes (conversation, id);

-- Answers that staff have ready.
create table support.canned_answers (
  id bigint generated always as identity primary key,
  locale text not null,
  title text not null,
  body text not null,
  unique (locale, title)
);

-- Who of staff is at the inbox.
create table support.presence (
  member bigint primary key,
  name text not null,
  seen_at timestamptz not null default now()
);

-- What a chat vendor's widget said of messages of signed-in players. Insert only but for erasure.
create table support.vendor_events (
  id bigint generated always as identity primary key,
  uid bigint not null,
  event text not null check (event in ('sent', 'received')),
  message text not null,
  conversation_id text not null,
  said_at timestamptz,
  at timestamptz not null default now()
);
create index vendor_events_of_player on support.vendor_events (uid, id);
