-- What an offer gave that is no bonus (free spins): to a market it is a bonus all the same, and the next one comes later than the first.
create table bonuses.gifts_of_offers (
  uid bigint not null,
  source text not null check (source like 'offer:%'),
  given_at timestamptz not null default now(),
  primary key (uid, source)
);
