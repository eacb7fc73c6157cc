-- Free spins and free bets of an offer that were not given because another account on the same device has them by it, for staff to decide.
create table campaigns.withheld (
  id bigint generated always as identity primary key,
  uid bigint not null,
  offer_id bigint not null references campaigns.offers (id),
  -- Steps that were taken without them.
  steps integer[] not null default '{}',
  -- The other accounts.
  others bigint[] not null,
  found_at timestamptz not null default now(),
  decision text check (decision in ('cleared', 'upheld')),
  decided_at timestamptz,
  decided_by text,
  note text,
  unique (uid, offer_id),
  check (num_nonnulls(decision, decided_at, decided_by, note) in (0, 4))
);
create index withheld_open on campaigns.withheld (found_at desc) where decision is null;
