-- What a product gives, how many there are and when. One without a gift is shown and not sold.
alter table loyalty.products add column gift jsonb;
alter table loyalty.products add column stock integer check (stock >= 0);
alter table loyalty.products add column sold integer not null default 0 check (sold >= 0);
alter table loyalty.products add column per_player integer check (per_player > 0);
alter table loyalty.products add column from_level smallint not null default 0 check (from_level >= 0);
alter table loyalty.products add column starts_at timestamptz;
alter table loyalty.products add column ends_at timestamptz;
alter table loyalty.products add constraint products_stock check (sold <= stock);

-- Each purchase as it was made: what it cost and gave then.
create table loyalty.purchases (
  id bigint generated always as identity primary key,
  player_uid bigint not null,
  product_id bigint not null references loyalty.products(id),
  -- Whole points.
  price_points bigint not null check (price_points > 0),
  gift jsonb not null,
  -- The bonus that was given, where the gift is one.
  bonus_id bigint,
  idempotency_key text collate "C" not null,
  input_hash bytea not null,
  bought_at timestamptz not null default now(),
  refunded_at timestamptz,
  refunded_by text,
  refund_reason text,
  constraint purchases_key unique (player_uid, idempotency_key),
  constraint purchases_refund check ((refunded_at is null) = (refunded_by is null))
);
create index purchases_of_player on loyalty.purchases (player_uid, id desc);
create index purchases_of_product on loyalty.purchases (product_id, player_uid) where refunded_at is null;

-- Characters that a player bought, whatever their level.
create table loyalty.owned_characters (
  player_uid bigint not null,
  character_id text collate "C" not null references loyalty.characters(id),
  primary key (player_uid, character_id)
);
