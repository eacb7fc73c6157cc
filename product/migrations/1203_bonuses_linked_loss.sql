-- A share of a loss of which a linked account had the other side: the bonus waits for staff.
alter table bonuses.flags
  drop constraint flags_reason_check,
  add constraint flags_reason_check check (reason in ('stake_above_most', 'opposite_bets', 'opposite_bets_linked', 'linked_account', 'linked_loss'));
