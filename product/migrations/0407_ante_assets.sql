-- Files of every version of the site that a host has had lately: their names change with their content.
create table ante.assets (
  path text primary key,
  type text not null,
  body bytea not null,
  brotli bytea,
  seen_at timestamptz not null default now()
);
