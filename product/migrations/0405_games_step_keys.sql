-- The keys of all steps of a round, with the hashes of their inputs: an earlier step that is asked for again answers the round too.
alter table games.rounds
  add column step_keys text[] collate "C" not null default '{}',
  add column step_hashes bytea[] not null default '{}';
update games.rounds set step_keys = array[step_key], step_hashes = array[step_hash] where step_key is not null;
alter table games.rounds drop column step_key, drop column step_hash;
