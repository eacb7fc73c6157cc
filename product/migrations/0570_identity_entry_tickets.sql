-- Takes a player from a form in a partner's page to the site itself: the browser keeps the session of the form apart. One use, one minute, gone with its session.
create table identity.entry_tickets (
  token_hash bytea primary key,
  session_id bigint not null references identity.sessions(id) on delete cascade,
  expires_at timestamptz not null
);
create index entry_tickets_of_session on identity.entry_tickets (session_id);
