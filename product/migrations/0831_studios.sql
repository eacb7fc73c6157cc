create schema studios;

-- Games that other studios' servers play, and the name of each behind the wallet through which its stakes come.
create table studios.games (
  game text collate "C" primary key,
  wallet text collate "C" not null,
  code text collate "C" not null,
  unique (wallet, code)
);

-- An opened frame: a bet names it, and is taken only while it and the session of the site behind it go on.
create table studios.sessions (
  id text collate "C" primary key,
  uid bigint not null,
  game text collate "C" not null,
  wallet text collate "C" not null,
  currency text not null,
  site_session bigint not null,
  opened_at timestamptz not null default now(),
  expires_at timestamptz not null,
  last_round_at timestamptz
) with (fillfactor = 80);
create index sessions_of_player on studios.sessions (uid);
create index sessions_expired on studios.sessions (expires_at);

-- The rounds of vendors by their own names, for as long as something may still be said of them. `bets` are those that stand; sums are what they come to.
create table studios.rounds (
  wallet text collate "C" not null,
  uid bigint not null,
  game text collate "C" not null,
  name text collate "C" not null,
  round_id bigint not null,
  currency text not null,
  bets integer not null,
  staked_minor bigint not null,
  won_minor bigint not null,
  status text not null check (status in ('open', 'finished', 'void')),
  last_at timestamptz not null default clock_timestamp(),
  primary key (wallet, uid, game, name)
) with (fillfactor = 70);
create index rounds_open on studios.rounds (last_at) where status = 'open';

-- What a vendor's number stood for: the key of everything that moves money here. `cancelled` is a bet that was taken back before it came.
create table studios.transactions (
  wallet text collate "C" not null,
  vendor_id text collate "C" not null,
  transaction_id bigint not null,
  kind text not null check (kind in ('bet', 'win', 'free-win', 'rollback', 'cancelled')),
  input_hash bytea,
  uid bigint not null,
  game text collate "C",
  round_name text collate "C",
  currency text not null,
  amount_minor bigint not null check (amount_minor >= 0),
  balance_minor bigint not null,
  rolled_back_by text collate "C",
  constraint transactions_key primary key (wallet, vendor_id)
) with (fillfactor = 90);
