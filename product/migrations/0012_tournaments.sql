create schema tournaments;

-- Here and not in a file of its own because a constraint below uses it.
create function tournaments.sum_of(p_sums bigint[]) returns bigint language sql immutable as $$
  select coalesce(sum(one), 0)::bigint from unnest(p_sums) one
$$;

create table tournaments.tournaments (
  id bigint generated always as identity primary key,
  texts jsonb not null,
  images jsonb not null default '{}',
  -- Sysnames of the games that count, in the order in which they are shown.
  games text[] not null default '{}',
  total_prize_minor bigint not null check (total_prize_minor >= 0),
  currency text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  enabled boolean not null default true,
  -- What each place gets, the first one first, in the currency of the fund.
  prizes_minor bigint[] not null default '{}',
  -- `stakes`: what was staked; `multiplier`: the best round's win over its stake.
  scoring text not null default 'stakes' check (scoring in ('stakes', 'multiplier')),
  -- Points for each hundred minor units, by currency. It also says what prizes are worth in the other currencies; who has none of these cannot take part.
  rates jsonb not null default '{"USD": 100}',
  restrictions jsonb not null default '[]',
  reset_on_cashout boolean not null default false,
  provider text,
  tags text[] not null default '{}',
  extra jsonb not null default '{}',
  -- The name under which an operator writes it again.
  sysname text collate "C" unique,
  -- When the winners were fixed and paid.
  closed_at timestamptz,
  constraint tournaments_check check (ends_at > starts_at),
  constraint tournaments_prizes check ((tournaments.sum_of(prizes_minor) = total_prize_minor) and (0 < ALL (prizes_minor))),
  constraint tournaments_rates check (rates ? currency)
);
-- What is still to be closed.
create index tournaments_open on tournaments.tournaments (ends_at) where closed_at is null;

-- Who takes part, and how far they are.
create table tournaments.entries (
  tournament_id bigint not null references tournaments.tournaments(id),
  player_uid bigint not null,
  currency text not null,
  joined_at timestamptz not null default clock_timestamp(),
  -- Rounds that began before do not count: the moment of joining, and later that of a withdrawal where that sets points back.
  counts_from timestamptz not null default clock_timestamp(),
  -- By the scoring: minor units that were staked, or the best multiplier in hundredths. Points are worked out from it.
  score bigint not null default 0 check (score >= 0),
  points bigint not null default 0 check (points >= 0),
  -- When the present score was reached: of two with equal points the earlier one stands higher.
  reached_at timestamptz,
  place integer,
  -- In the currency of the fund, and what of it arrived in the player's.
  prize_minor bigint,
  paid_minor bigint,
  primary key (tournament_id, player_uid)
) with (fillfactor = 80);
-- The board in its order; with points alone it also counts and adds up.
create index entries_board on tournaments.entries (tournament_id, points desc, reached_at, player_uid);
create index entries_of_player on tournaments.entries (player_uid, tournament_id);
create index entries_winners on tournaments.entries (tournament_id, place) where place is not null;

-- Rounds that brought points, each once for each tournament: an event that comes twice finds its round here, and when a withdrawal sets points back, what came
-- after it is added up again from here. Gone some time after the winners are fixed. Partitioned by the month of the round (decision 0203).
create table tournaments.scored_rounds (
  tournament_id bigint not null,
  round_id bigint not null,
  player_uid bigint not null,
  stake_minor bigint not null check (stake_minor > 0),
  win_minor bigint not null check (win_minor >= 0),
  started_at timestamptz not null,
  finished_at timestamptz not null,
  primary key (tournament_id, round_id)
) partition by range (round_id);
create index scored_rounds_of_player on tournaments.scored_rounds (tournament_id, player_uid, started_at);
create table tournaments.scored_rounds_model partition of tournaments.scored_rounds for values from (0) to (1);
