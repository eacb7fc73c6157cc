-- What a campaign gives is taken without its player asking.
alter table campaigns.offer_claims drop constraint offer_claims_via_check;
alter table campaigns.offer_claims add constraint offer_claims_via_check check (via in ('form', 'registration', 'button', 'deposit', 'campaign'));
