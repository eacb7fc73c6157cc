create schema tournaments;

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
  check (ends_at > starts_at)
);
