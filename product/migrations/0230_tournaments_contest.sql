create function tournaments.sum_of(p_sums bigint[]) returns bigint language sql immutable as $$
  select coalesce(sum(one), 0)::bigint from unnest(p_sums) one
$$;

alter table tournaments.tournaments
  -- What each place gets, the first one first, in the currency of the fund.
  add column prizes_minor bigint[] not null default '{}',
  -- `stakes`: what was staked; `multiplier`: the best round's win over its stake.
  add column scoring text not null default 'stakes' check (scoring in ('stakes', 'multiplier')),
  -- Points for each hundred minor units, by currency. It also says what prizes are worth in the other currencies; who has none of these cannot take part.
  add column rates jsonb not null default '{"USD": 100}',
  add column restrictions jsonb not null default '[]',
  add column reset_on_cashout boolean not null default false,
  add column provider text,
  add column tags text[] not null default '{}',
  add column extra jsonb not null default '{}',
  -- The name under which an operator writes it again.
  add column sysname text collate "C" unique,
  -- When the winners were fixed and paid.
  add column closed_at timestamptz;

update tournaments.tournaments set prizes_minor = array[total_prize_minor] where total_prize_minor > 0;
alter table tournaments.tournaments
  add constraint tournaments_prizes check (tournaments.sum_of(prizes_minor) = total_prize_minor and 0 < all (prizes_minor)),
  add constraint tournaments_rates check (rates ? currency);
-- What is still to be closed.
create index tournaments_open on tournaments.tournaments (ends_at) where closed_at is null;

-- Who takes part, and how far they are.
create table tournaments.entries (
  tournament_id bigint not null references tournaments.tournaments (id),
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
  place int,
  -- In the currency of the fund, and what of it arrived in the player's.
  prize_minor bigint,
  paid_minor bigint,
  primary key (tournament_id, player_uid)
) with (fillfactor = 80);
-- The board in its order; with points alone it also counts and adds up.
create index entries_board on tournaments.entries (tournament_id, points desc, reached_at, player_uid);
create index entries_of_player on tournaments.entries (player_uid, tournament_id);
