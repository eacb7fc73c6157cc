create schema draws;

-- Raffles and prize drops. What decides who wins is fixed when a row is written: the seed, whose hash everybody sees before the first ticket or round.
create table draws.draws (
  id bigint generated always as identity primary key,
  sysname text collate "C" not null check (sysname ~ '^[a-z0-9-]{1,60}$'),
  -- One that comes again is a row each time.
  run integer not null default 1 check (run > 0),
  kind text not null check (kind in ('raffle', 'drops')),
  texts jsonb not null,
  images jsonb not null default '{}',
  -- Sysnames of the games whose rounds count; empty for all.
  games text[] not null default '{}',
  currency text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- Drops: all moments are before this one. Raffles: the same as `ends_at`.
  due_before timestamptz not null,
  prizes_minor bigint[] not null check (0 < all (prizes_minor) and cardinality(prizes_minor) between 1 and 200),
  -- Drops: a prize grows evenly from this to its sum while the period runs; null where it is the same at each moment.
  grows_from_minor bigint check (grows_from_minor > 0 and grows_from_minor <= all (prizes_minor)),
  -- By currency in minor units. A raffle: one ticket for each so much staked. Drops: the least stake of a round that counts. They also say what a prize is worth in the other currencies.
  stakes jsonb not null check (stakes ? currency),
  -- A raffle: what a ticket costs in whole points; null where none is sold. And how many one player has at most.
  ticket_points bigint check (ticket_points > 0),
  tickets_most integer check (tickets_most > 0),
  repeats boolean not null default false,
  seed text not null,
  seed_hash text not null,
  tickets bigint not null default 0 check (tickets >= 0),
  -- Rounds that counted.
  rounds bigint not null default 0 check (rounds >= 0),
  list_hash text,
  created_at timestamptz not null default now(),
  -- Everything is drawn and paid.
  closed_at timestamptz,
  -- Taken back before it began.
  withdrawn_at timestamptz,
  unique (sysname, run),
  check (starts_at < due_before and due_before <= ends_at and ends_at - starts_at <= interval '31 days'),
  check ((kind = 'raffle') = (tickets_most is not null)),
  check (kind = 'raffle' or ticket_points is null),
  check (kind = 'drops' or grows_from_minor is null),
  check ((closed_at is not null and kind = 'raffle') = (list_hash is not null))
);
create index draws_open on draws.draws (id) where closed_at is null and withdrawn_at is null;

-- Who has tickets of a raffle. `mark` stands for the player in the public list.
create table draws.entries (
  draw_id bigint not null references draws.draws (id),
  player_uid bigint not null,
  mark text collate "C" not null,
  -- What was staked since the last ticket.
  carried_minor bigint not null default 0 check (carried_minor >= 0),
  tickets integer not null default 0 check (tickets >= 0),
  primary key (draw_id, player_uid),
  unique (draw_id, mark)
);
create index entries_of_player on draws.entries (player_uid, draw_id);

-- Tickets by their numbers, as many in one row as were given at once.
create table draws.tickets (
  draw_id bigint not null references draws.draws (id),
  first bigint not null check (first > 0),
  last bigint not null,
  player_uid bigint not null,
  source text not null check (source in ('stakes', 'points')),
  points bigint,
  idempotency_key text,
  input_hash bytea,
  given_at timestamptz not null default now(),
  primary key (draw_id, first),
  check (last >= first),
  check ((source = 'points') = (points is not null and idempotency_key is not null and input_hash is not null))
);
create index tickets_of_player on draws.tickets (player_uid, draw_id, first);
create unique index tickets_bought on draws.tickets (player_uid, idempotency_key) where idempotency_key is not null;

-- What each prize is, when a drop falls, and who won it.
create table draws.prizes (
  draw_id bigint not null references draws.draws (id),
  place integer not null check (place > 0),
  amount_minor bigint not null check (amount_minor > 0),
  -- Drops: the moment. As secret as the seed until it has passed.
  due_at timestamptz,
  ticket bigint,
  round_id bigint,
  player_uid bigint,
  -- In the currency of the winner.
  paid_minor bigint check (paid_minor >= 0),
  currency text,
  won_at timestamptz,
  primary key (draw_id, place),
  unique (draw_id, ticket),
  unique (draw_id, round_id),
  check (num_nonnulls(player_uid, paid_minor, currency, won_at) in (0, 4)),
  check (num_nonnulls(ticket, round_id) = num_nonnulls(player_uid))
);
create index prizes_open on draws.prizes (due_at) where player_uid is null and due_at is not null;
create index prizes_of_player on draws.prizes (player_uid) where player_uid is not null;

-- Finished rounds that are still to be counted: one row for each delivery. Gone when they are counted.
create table draws.rounds_to_count (
  id bigint generated always as identity primary key,
  rounds bigint[] not null,
  created_at timestamptz not null default now()
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);

-- Rounds that ended after the moment of a drop which nobody has yet. Gone with it.
create table draws.candidates (
  draw_id bigint not null references draws.draws (id),
  round_id bigint not null,
  player_uid bigint not null,
  currency text not null,
  finished_at timestamptz not null,
  primary key (draw_id, round_id)
);
create index candidates_first on draws.candidates (draw_id, finished_at, round_id);
