-- What one completion of a quest may cost, by currency in minor units, as staff state it. What is not stated may cost nothing.
alter table loyalty.quests add column budget_minor jsonb not null default '{}';
