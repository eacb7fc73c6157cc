-- What a bonus that is a share of a loss was worked out from, so that it can be worked out again when play behind it becomes void; and what it came to when that was last done.
alter table bonuses.bonuses
  add column loss jsonb,
  add column loss_due_minor bigint check (loss_due_minor >= 0),
  add constraint bonuses_loss check ((loss is null) = (loss_due_minor is null));
create index bonuses_of_losses on bonuses.bonuses (uid) where loss is not null;
