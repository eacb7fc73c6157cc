-- Cashback that staff took back is a line of its player's history.
alter table cashier.adjustments drop constraint adjustments_purpose_check,
  add constraint adjustments_purpose_check check (purpose in ('correction', 'dormant', 'loyalty', 'cashback'));
