create schema bonuses;

-- A fixed amount for one player, with terms that never change once it was given. The money stands on the player's bonus account only while it is active.
create table bonuses.bonuses (
  id bigint generated always as identity primary key,
  uid bigint not null,
  kind text not null check (kind = 'casino'),
  status text not null default 'available' check (status in ('available', 'active', 'used', 'expired', 'removed')),
  -- Who gave it (`offer:12:0`): whoever gives it twice has given it once.
  source text collate "C" not null,
  texts jsonb not null,
  images jsonb not null default '{}',
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  -- So many times the amount is to be staked; more than ten times is asked of nobody.
  wager_times integer not null check ((wager_times >= 1) and (wager_times <= 10)),
  wagered_minor bigint not null default 0 check (wagered_minor >= 0),
  -- Kind of game → how many hundredths of a stake count; a kind that is not named does not count.
  weights jsonb not null,
  days integer not null check ((days >= 1) and (days <= 90)),
  -- How often it was activated: the books' keys tell one activation from the next.
  activations integer not null default 0,
  created_at timestamptz not null default now(),
  available_until timestamptz not null,
  activated_at timestamptz,
  active_until timestamptz,
  ended_at timestamptz,
  constraint bonuses_uid_source_key unique (uid, source),
  constraint bonuses_check check (status in ('used', 'expired', 'removed') = (ended_at is not null)),
  constraint bonuses_check1 check ((status <> 'active') or ((activated_at is not null) and (active_until is not null)))
);
create unique index one_active_of_a_kind on bonuses.bonuses (uid, kind) where status = 'active';
create index bonuses_due on bonuses.bonuses ((case status when 'active' then active_until else available_until end)) where status in ('available', 'active');

-- What players did with their bonuses, each request once under its key.
create table bonuses.moves (
  id bigint generated always as identity primary key,
  bonus_id bigint not null references bonuses.bonuses(id),
  uid bigint not null,
  event text not null check (event in ('activate', 'deactivate', 'remove')),
  key text collate "C" not null,
  created_at timestamptz not null default now(),
  constraint moves_uid_key_key unique (uid, key)
);

-- Rounds that counted towards a bonus, each once: an event that comes again finds its round here, and what is taken back is known to the cent.
-- Partitioned by the month of the round (decision 0203). No foreign key: a new month would lock all bonuses against writing for a moment, and none is ever deleted.
create table bonuses.counted_rounds (
  bonus_id bigint not null,
  round_id bigint not null,
  counted_minor bigint not null check (counted_minor > 0),
  primary key (bonus_id, round_id)
) partition by range (round_id);
create index counted_rounds_by_round on bonuses.counted_rounds (round_id);
create table bonuses.counted_rounds_model partition of bonuses.counted_rounds for values from (0) to (1);

-- What staff gave a player or took away, and who approved it.
create table bonuses.decisions (
  id bigint generated always as identity primary key,
  bonus_id bigint not null references bonuses.bonuses(id),
  uid bigint not null,
  action text not null check (action in ('give', 'take')),
  -- Of a gift, so that the same request gives once.
  idempotency_key text collate "C" unique,
  input_hash bytea,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  reason text not null,
  made_by text not null,
  -- Null where nobody had to.
  approved_by text,
  created_at timestamptz not null default now(),
  constraint decisions_key check ((action = 'give') = (idempotency_key is not null))
);
create index decisions_of_bonus on bonuses.decisions (bonus_id);
create index decisions_unapproved on bonuses.decisions (created_at) where approved_by is null;
