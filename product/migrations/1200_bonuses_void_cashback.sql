-- Cashback that was given for play which became void later: what was given, what it would have been, how that is worked out, and what staff took back.
alter table bonuses.reward_flags
  add column given_minor bigint,
  add column due_minor bigint check (due_minor >= 0),
  add column due_calculation jsonb,
  add column taken_minor bigint not null default 0 check (taken_minor >= 0),
  drop constraint reward_flags_reason_check,
  drop constraint reward_flags_check1,
  add constraint reward_flags_reason_check check (reason in ('opposite_bets_linked', 'void_play', 'void_cashback')),
  add constraint reward_flags_cashback check ((cashback_id is not null) = (reason <> 'void_play')),
  add constraint reward_flags_due check (num_nonnulls(given_minor, due_minor, due_calculation) = case reason when 'void_cashback' then 3 else 0 end),
  add constraint reward_flags_taken check (taken_minor <= coalesce(given_minor, 0));
