-- What every entry of the content service has beside its own words: a number, and when it was made and changed.
alter table content.pages
  add column id bigint generated always as identity,
  add column created_at timestamptz not null default now();
alter table content.settings
  add column id bigint generated always as identity,
  add column created_at timestamptz not null default now();
alter table content.banners
  add column created_at timestamptz not null default now(),
  add column updated_at timestamptz not null default now();

-- What editors have written and not published: it lies over the page until somebody publishes that.
create table content.page_drafts (
  id bigint generated always as identity,
  slug text not null,
  locale text not null,
  position int not null,
  title text not null,
  description text not null,
  body text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (slug, locale)
);
