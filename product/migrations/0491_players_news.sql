-- News that staff send to the players who asked for it, in one language, a batch at a time: the batch and how far it came are one transaction.
create table players.news (
  id bigint generated always as identity primary key,
  locale text not null,
  subject text not null,
  body text not null,
  -- Null: no text messages.
  text_body text,
  created_at timestamptz not null default now(),
  sent_to_uid bigint not null default 0,
  emails integer not null default 0,
  texts integer not null default 0,
  finished_at timestamptz
);
