create schema loyalty;

create table loyalty.programs (
  sysname text collate "C" primary key check ((sysname ~ '^[a-z0-9-]{1,60}$') and (sysname <> 'shop')),
  texts jsonb not null,
  images jsonb not null default '{}',
  place smallint not null default 0,
  enabled boolean not null default true
);

create table loyalty.products (
  id bigint generated always as identity primary key,
  -- How staff name it; under this they change and close it.
  sysname text collate "C" unique check (sysname ~ '^[a-z0-9-]{1,60}$'),
  texts jsonb not null,
  images jsonb not null default '{}',
  price_points bigint not null check (price_points > 0),
  place smallint not null default 0,
  enabled boolean not null default true
);

-- Who goes with a player. As an operator writes them; the demo house has six.
create table loyalty.characters (
  id text collate "C" primary key check (id ~ '^[a-z0-9-]{1,60}$'),
  texts jsonb not null,
  images jsonb not null default '{}',
  place smallint not null default 0,
  enabled boolean not null default true
);

-- What a player chose. A character that an operator takes away stays chosen, and is shown to nobody until it is back.
create table loyalty.members (
  player_uid bigint primary key,
  character_id text collate "C" not null references loyalty.characters(id),
  chosen_at timestamptz not null default clock_timestamp()
);
