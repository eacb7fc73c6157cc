-- Content may come from a CMS elsewhere: what was read there lies in the same tables under the name of its source, '' being this house. The copy stays
-- while its source does not answer, and the house's own content stays beside it.
alter table content.settings
  add column source text not null default '',
  drop constraint settings_pkey,
  add primary key (source, name, locale, domain);
alter table content.pages
  add column source text not null default '',
  drop constraint pages_pkey,
  add primary key (source, slug, locale);
alter table content.banners
  add column source text not null default '',
  -- Its name in the source; a banner of this house has none.
  add column document text,
  add constraint banners_of_source unique (source, document),
  add constraint banners_document check ((source = '') = (document is null));

-- When which part of a source was read, and what it was: a part that was never read has no row.
create table content.copies (
  source text not null check (source <> ''),
  part text not null check (part in ('settings', 'pages', 'banners')),
  fingerprint text not null,
  -- When the reading began whose outcome this is: one that began earlier and ends later writes nothing.
  began_at timestamptz not null,
  primary key (source, part)
);

-- When a source was asked last, whatever became of it: all hosts share one rhythm.
create table content.sources (
  source text primary key check (source <> ''),
  asked_at timestamptz not null
);
