alter table campaigns.offer_claims add column free_bet_ids bigint[] not null default '{}';
