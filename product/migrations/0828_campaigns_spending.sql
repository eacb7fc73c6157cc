-- The most that an offer gives to all players together, by currency: the face value of bonuses, the stakes of free spins and free bets. A currency that is not named has no bound.
alter table campaigns.offers add column most_minor jsonb not null default '{}';

create table campaigns.spendings (
  offer_id bigint not null references campaigns.offers (id),
  currency text not null,
  -- What it has given so far.
  given_minor bigint not null check (given_minor >= 0),
  primary key (offer_id, currency)
);
