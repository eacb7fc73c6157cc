-- An offer that campaigns give for a birthday is taken again each year: the next claim is the next step.
alter table campaigns.offer_claims drop constraint offer_claims_step_check;
alter table campaigns.offer_claims add constraint offer_claims_step_check check (step between 1 and 200);
