-- Server seeds that are not revealed are sealed by the server before they are written (decision 0730). The job games.seal-seeds seals those that stand plain.
-- The next server seed of a pair that was given up goes on in its successor: a copy of it told the server seed of the active pair.
update games.seeds set next_server_seed = '' where not is_active and next_server_seed <> '';

-- Pairs that were given up and are sealed still. It is empty at almost all times.
create index seeds_to_reveal on games.seeds (id) where not is_active and strpos(server_seed, '.') > 0;
