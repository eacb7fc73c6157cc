-- What each level is called, by its name and by locale; of levels that are gone too, because their wins are still shown.
alter table jackpots.jackpots add column level_titles jsonb not null default '{}';
