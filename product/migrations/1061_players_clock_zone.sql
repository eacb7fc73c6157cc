-- By which time zone days and weeks are counted while a change is younger than a week; the first choice holds at once.
alter table players.profiles add column clock_zone text;
alter table players.profiles add column zone_set_at timestamptz;
