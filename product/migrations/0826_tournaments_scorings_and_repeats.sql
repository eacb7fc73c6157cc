-- Two more ways of scoring. `net_win`: what came back less what was staked, which may be below zero; `streak`: the most rounds in a row that paid more than they cost.
alter table tournaments.tournaments drop constraint tournaments_scoring_check;
alter table tournaments.tournaments add constraint tournaments_scoring_check check (scoring in ('stakes', 'multiplier', 'net_win', 'streak'));
alter table tournaments.entries drop constraint entries_score_check;

-- One that comes again when it ends: the next run is a row of its own, under the name of the first with its number.
alter table tournaments.tournaments
  add column repeats boolean not null default false,
  add column series text collate "C",
  add column run integer not null default 1 check (run > 0),
  add constraint tournaments_repeats check (not repeats or series is not null),
  add constraint tournaments_runs unique (series, run);
