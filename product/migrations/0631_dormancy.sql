create schema dormancy;

-- An account that nobody has used for as long as its market's rules say: written to first, dormant from then on, over when its player comes back.
create table dormancy.cases (
  id bigint generated always as identity primary key,
  uid bigint not null,
  state text not null check (state in ('noticed', 'dormant', 'ended')),
  -- From when on was counted, and what the market's rules were.
  last_sign_at timestamptz not null,
  balance text not null check (balance in ('kept', 'forfeited', 'to-regulator')),
  noticed_at timestamptz not null default now(),
  -- Whether there was a confirmed e-mail to write to.
  is_written boolean not null,
  due_at timestamptz not null,
  dormant_at timestamptz,
  -- What was taken from the main balance; null where nothing was.
  amount_minor bigint check (amount_minor > 0),
  currency text,
  ended_at timestamptz,
  ended_by text check (ended_by in ('player', 'staff', 'rules')),
  returned_at timestamptz,
  -- The player has put the notice away.
  seen_at timestamptz,
  constraint cases_ended check ((state = 'ended') = (ended_at is not null) and (state = 'ended') = (ended_by is not null)),
  constraint cases_amount check ((amount_minor is null) = (currency is null) and (amount_minor is null or dormant_at is not null)),
  constraint cases_returned check (returned_at is null or amount_minor is not null)
);
create unique index cases_open on dormancy.cases (uid) where state <> 'ended';
create index cases_of_player on dormancy.cases (uid, id desc);
