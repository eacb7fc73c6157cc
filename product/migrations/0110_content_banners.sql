-- What an operator shows at a position of the site: `texts` holds title, text and button for each locale, `images` addresses by alias name.
create table content.banners (
  id bigint generated always as identity primary key,
  position text not null check (position ~ '^[a-z][a-z0-9-]{0,39}$'),
  -- Banners of a position stand in this order.
  place integer not null default 0,
  texts jsonb not null,
  images jsonb not null default '{}',
  leads_to text not null check (leads_to ~ '^/([^/\\]|$)'),
  starts_at timestamptz not null default now(),
  ends_at timestamptz,
  enabled boolean not null default true,
  check (ends_at > starts_at)
);

create index banners_by_position on content.banners (position, place, id);
