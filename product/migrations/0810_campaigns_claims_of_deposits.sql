-- With which deposit a step came: what it brought ends when the deposit is taken back.
alter table campaigns.offer_claims add column deposit bigint;
create index claims_of_deposit on campaigns.offer_claims (deposit) where deposit is not null;
