-- What an offer may cost for one player, by currency in minor units, as staff state it. What is not stated may cost nothing.
alter table campaigns.offers add column budget_minor jsonb not null default '{}';
