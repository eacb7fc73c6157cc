-- How the site shows times and prices to a player; without a zone it shows them as the device has it.
alter table players.profiles add column time_zone text;
alter table players.profiles add column odds_format text not null default 'decimal' check (odds_format in ('decimal', 'fractional', 'american'));
