-- A seed is sealed until its day is over (decision 0730): the id of a key, a dot and what it sealed. Those of before stand plain until the job has sealed them.
alter table jackpots.draw_seeds drop constraint draw_seeds_server_seed_check,
  add constraint draw_seeds_server_seed_check check (server_seed ~ '^[0-9a-f]{64}$' or strpos(server_seed, '.') > 1);
