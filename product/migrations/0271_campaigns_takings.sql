alter table campaigns.promo_codes
  add column uses integer not null default 0 check (uses >= 0),
  add column uses_max integer check (uses_max > 0);

-- An offer is taken once by a player, whichever way; `via` says how.
create table campaigns.takings (
  uid bigint not null,
  offer_id bigint not null references campaigns.offers,
  via text not null check (via in ('form', 'registration', 'button', 'deposit')),
  code text,
  bonus_ids bigint[] not null,
  taken_at timestamptz not null default now(),
  primary key (uid, offer_id)
);
