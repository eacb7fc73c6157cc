-- Every hundredth seed of a chain: the seed of a round is found from the next one behind it. From the root alone it would be thousands of hashes
-- away, and the whole server would wait for them at the beginning of each round. A chain from before has none and is walked from its root.
alter table games.chains add column marks text[] not null default '{}';
