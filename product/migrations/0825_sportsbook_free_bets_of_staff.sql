-- Free bets that a member of staff gave: under which key, why, and who approved it where that was needed.
alter table sportsbook.free_bets
  add column input_hash bytea,
  add column reason text,
  add column made_by text,
  add column approved_by text,
  add constraint free_bets_of_staff check (num_nonnulls(input_hash, reason, made_by) in (0, 3) and (approved_by is null or made_by is not null));
create index free_bets_unapproved on sportsbook.free_bets (created_at) where made_by is not null and approved_by is null;
