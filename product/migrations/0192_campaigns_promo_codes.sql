-- A code leads to an offer. It is kept in capitals: however it is typed, it is the same code.
create table campaigns.promo_codes (
  code text primary key check (code = upper(code) and length(code) between 1 and 60),
  offer_id bigint not null references campaigns.offers,
  starts_at timestamptz not null default now(),
  ends_at timestamptz,
  enabled boolean not null default true,
  check (ends_at > starts_at)
);
