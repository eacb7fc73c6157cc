-- Fixtures of imported files: the season's natural key is league, clubs, round and day; the source is what the feed plays it under.
alter table sportsbook.feeds drop column listed_at;
create index fixtures_pair on sportsbook.fixtures (league_id, home_id, away_id);

-- Replays that the feed is to play: kept until they are over, so that the importer needs no feed and a feed that forgot is asked again.
create table sportsbook.replay_orders (
  source text collate "C" primary key,
  starts_at timestamptz not null,
  body jsonb not null,
  ordered_at timestamptz
);
create index replay_orders_open on sportsbook.replay_orders (starts_at) where ordered_at is null;
