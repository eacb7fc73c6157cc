-- What a quest gives beside its points: free spins or a free bet; null for points alone.
alter table loyalty.quests add column gift jsonb;
