-- Pages of the operator at /{slug}: their text is written in the marks of content/rules/page-text.ts, never in HTML.
create table content.pages (
  slug text not null,
  locale text not null,
  position int not null,
  title text not null,
  description text not null,
  body text not null,
  updated_at timestamptz not null default now(),
  primary key (slug, locale)
);

-- The legacy redirects are a group of settings like everything else that an operator sets; the table was never written.
drop table content.redirects;
