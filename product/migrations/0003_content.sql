create schema content;

-- Stored values of settings, over the defaults of the contracts: a row for a group of settings, for all locales or for one.
create table content.settings (
  name text not null,
  locale text not null default '*',
  value jsonb not null,
  updated_at timestamptz not null default now(),
  -- Values of one domain lie over those for all: a second brand, or a mirror, is a row here and no build.
  domain text not null default '*' check ((domain = '*') or (domain ~ '^[a-z0-9.-]{1,253}$')),
  id bigint generated always as identity,
  created_at timestamptz not null default now(),
  -- Content may come from a CMS elsewhere: what was read there lies in the same tables under the name of its source, '' being this house. The copy stays
  -- while its source does not answer, and the house's own content stays beside it.
  source text not null default '',
  primary key (source, name, locale, domain)
);

-- Pages of the operator at /{slug}: their text is written in the marks of content/rules/page-text.ts, never in HTML.
create table content.pages (
  slug text not null,
  locale text not null,
  position integer not null,
  title text not null,
  description text not null,
  body text not null,
  updated_at timestamptz not null default now(),
  -- What every entry of the content service has beside its own words: a number, and when it was made and changed.
  id bigint generated always as identity,
  created_at timestamptz not null default now(),
  source text not null default '',
  primary key (source, slug, locale)
);

-- What an operator shows at a position of the site: `texts` holds title, text and button for each locale, `images` addresses by alias name.
create table content.banners (
  id bigint generated always as identity primary key,
  position text not null check ("position" ~ '^[a-z][a-z0-9-]{0,39}$'),
  -- Banners of a position stand in this order.
  place integer not null default 0,
  texts jsonb not null,
  images jsonb not null default '{}',
  leads_to text not null check (leads_to ~ '^/([^/\\]|$)'),
  starts_at timestamptz not null default now(),
  ends_at timestamptz,
  enabled boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  source text not null default '',
  -- Its name in the source; a banner of this house has none.
  document text,
  constraint banners_of_source unique (source, document),
  constraint banners_check check (ends_at > starts_at),
  constraint banners_document check ((source = '') = (document is null))
);
create index banners_by_position on content.banners ("position", place, id);

-- What editors have written and not published: it lies over the page until somebody publishes that.
create table content.page_drafts (
  id bigint generated always as identity,
  slug text not null,
  locale text not null,
  position integer not null,
  title text not null,
  description text not null,
  body text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (slug, locale)
);

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
