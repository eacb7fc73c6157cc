create schema campaigns;

-- `texts` holds title and text for each locale, `images` addresses by alias name. Without `ends_at` it stays until it is switched off.
create table campaigns.offers (
  id bigint generated always as identity primary key,
  texts jsonb not null,
  images jsonb not null default '{}',
  trigger jsonb not null default '{}',
  promotions jsonb not null default '[]',
  starts_at timestamptz not null default now(),
  ends_at timestamptz,
  enabled boolean not null default true,
  check (ends_at > starts_at)
);

-- What an editor tells players about: words, a picture, a period, and where it leads (a path of the site).
create table campaigns.promotions (
  id bigint generated always as identity primary key,
  texts jsonb not null,
  images jsonb not null default '{}',
  leads_to text not null check (leads_to ~ '^/([^/\\]|$)'),
  offer_id bigint references campaigns.offers,
  starts_at timestamptz not null default now(),
  ends_at timestamptz,
  enabled boolean not null default true,
  check (ends_at > starts_at)
);
