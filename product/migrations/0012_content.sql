create schema content;

-- Stored values of settings, over the defaults of the contracts: a row for a group of settings, for all locales or for one.
create table content.settings (
  name text not null,
  locale text not null default '*',
  value jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (name, locale)
);

create table content.redirects (
  id bigint generated always as identity primary key,
  position int not null,
  from_url text not null,
  to_url text not null
);
