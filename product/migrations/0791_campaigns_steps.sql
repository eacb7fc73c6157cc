-- An offer of a deposit may give something with each of several deposits: each step is taken once.
alter table campaigns.offer_claims add column step smallint not null default 1 check (step between 1 and 5);
alter table campaigns.offer_claims add column pack_ids bigint[] not null default '{}';
alter table campaigns.offer_claims drop constraint offer_claims_pkey;
alter table campaigns.offer_claims add primary key (uid, offer_id, step);
