-- Each player is worked out again alone: what waits for them is found without reading what waits for all others.
create index rechecks_of_player on cashback.rechecks (product, uid);
