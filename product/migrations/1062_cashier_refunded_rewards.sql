-- Money of the rewards shop that staff have taken back with its purchase.
alter table cashier.adjustments drop constraint adjustments_purpose_check;
alter table cashier.adjustments add constraint adjustments_purpose_check check (purpose in ('correction', 'dormant', 'loyalty'));
