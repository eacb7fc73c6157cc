create schema campaigns;

-- `texts` holds title and text for each locale, `images` addresses by alias name. Without `ends_at` it stays until it is switched off.
-- `sysname` is how staff name what they put; under it they change and close it.
create table campaigns.offers (
  id bigint generated always as identity primary key,
  sysname text collate "C" unique check (sysname ~ '^[a-z0-9-]{1,60}$'),
  texts jsonb not null,
  images jsonb not null default '{}',
  trigger jsonb not null default '{}',
  promotions jsonb not null default '[]',
  starts_at timestamptz not null default now(),
  ends_at timestamptz,
  enabled boolean not null default true,
  constraint offers_check check (ends_at > starts_at)
);

-- What an editor tells players about: words, a picture, a period, and where it leads (a path of the site).
create table campaigns.promotions (
  id bigint generated always as identity primary key,
  sysname text collate "C" unique check (sysname ~ '^[a-z0-9-]{1,60}$'),
  texts jsonb not null,
  images jsonb not null default '{}',
  leads_to text not null check (leads_to ~ '^/([^/\\]|$)'),
  offer_id bigint references campaigns.offers(id),
  starts_at timestamptz not null default now(),
  ends_at timestamptz,
  enabled boolean not null default true,
  constraint promotions_check check (ends_at > starts_at)
);

-- A code leads to an offer. It is kept in capitals: however it is typed, it is the same code.
create table campaigns.promo_codes (
  code text primary key check ((code = upper(code)) and ((length(code) >= 1) and (length(code) <= 60))),
  offer_id bigint not null references campaigns.offers(id),
  starts_at timestamptz not null default now(),
  ends_at timestamptz,
  enabled boolean not null default true,
  uses integer not null default 0 check (uses >= 0),
  uses_max integer check (uses_max > 0),
  constraint promo_codes_check check (ends_at > starts_at)
);

-- An offer is taken once by a player, whichever way; `via` says how.
create table campaigns.offer_claims (
  uid bigint not null,
  offer_id bigint not null references campaigns.offers(id),
  via text not null check (via in ('form', 'registration', 'button', 'deposit')),
  code text,
  bonus_ids bigint[] not null,
  taken_at timestamptz not null default now(),
  primary key (uid, offer_id)
);
