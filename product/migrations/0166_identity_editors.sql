-- People who write the content: accounts of their own, which no player has. Who may see drafts is for the operator to say.
create table identity.editors (
  id bigint generated always as identity primary key,
  document_id text not null unique,
  username text not null,
  email text not null,
  password_hash text not null,
  confirmed boolean not null default false,
  blocked boolean not null default false,
  reads_drafts boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index editors_username on identity.editors (lower(username));
create unique index editors_email on identity.editors (lower(email));

-- What stands for an editor for a while: a session, or the link of a letter. Only hashes are kept.
create table identity.editor_tokens (
  token_hash bytea primary key,
  editor bigint not null references identity.editors (id) on delete cascade,
  kind text not null check (kind in ('session', 'password', 'email')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index editor_tokens_editor on identity.editor_tokens (editor, kind);

-- A letter to an editor belongs to no player.
alter table identity.letters alter column uid drop not null;
