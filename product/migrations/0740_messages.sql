create schema messages;

-- Every message that was to go out, by which channel, and what became of it: sent or withheld, and why. Kept for who supervises the platform.
create table messages.outbox (
  id bigint generated always as identity primary key,
  -- Null: to staff, or to who has no account.
  uid bigint,
  key text not null,
  topic text not null,
  kind text not null check (kind in ('service', 'required', 'marketing')),
  channel text not null check (channel in ('email', 'sms', 'push', 'inbox')),
  locale text not null,
  to_address text not null default '',
  brand text not null,
  subject text not null default '',
  -- What it says, until it is sent; the hash of it stays.
  body text not null default '',
  html text not null default '',
  link text,
  content_hash bytea not null,
  unsubscribe_url text,
  -- What whoever decides has to know again when it is sent.
  about jsonb,
  -- Names what it tells of, where that may be told of only once.
  once text,
  state text not null default 'waiting'
    check (state in ('waiting', 'accepted', 'delivered', 'refused', 'bounced', 'failed', 'complained', 'withheld')),
  reason text,
  created_at timestamptz not null default now(),
  -- Not before then: advertising waits for the end of the player's night.
  send_at timestamptz,
  -- Since when it may be with the vendor.
  claimed_at timestamptz,
  sent_at timestamptz,
  -- The last word of the vendor.
  told_at timestamptz,
  check ((state = 'withheld') <= (reason is not null))
);
create index outbox_of_player on messages.outbox (uid, id desc) where uid is not null;
create index outbox_of_address on messages.outbox (to_address, id desc) where uid is null;
create index advertising_of_player on messages.outbox (uid, channel, claimed_at) where kind = 'marketing' and claimed_at is not null;
create unique index told_once on messages.outbox (uid, key, channel, once) where once is not null;

-- What a player finds on the site. Its words are in the language that was theirs.
create table messages.inbox (
  id bigint generated always as identity primary key,
  uid bigint not null,
  message bigint not null unique references messages.outbox (id) on delete cascade,
  topic text not null,
  locale text not null,
  title text not null,
  text text not null,
  -- A path of the site, and what stands on its button.
  path text,
  action text,
  created_at timestamptz not null default now(),
  read_at timestamptz
);
create index inbox_of_player on messages.inbox (uid, id desc);
create index unread_of_player on messages.inbox (uid) where read_at is null;

-- What a player has switched off or on, of what may be chosen; without a row it is on.
create table messages.preferences (
  uid bigint not null,
  topic text not null,
  channel text not null,
  is_on boolean not null,
  changed_at timestamptz not null default now(),
  primary key (uid, topic, channel)
);

-- Addresses that mail does not reach, and whose readers called something of ours spam.
create table messages.marks (
  channel text not null,
  address text not null,
  uid bigint,
  unreachable_at timestamptz,
  reason text,
  complained_at timestamptz,
  primary key (channel, address)
);
create index marks_of_player on messages.marks (uid) where uid is not null;
