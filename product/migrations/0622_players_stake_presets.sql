-- The stakes that a player has at hand, by currency: minor units, rising. A currency that is not named has those of the site.
alter table players.profiles add column stake_presets jsonb not null default '{}';
