-- Seeds of draws are sealed by the server until they are public (decision 0730); the job draws.seal-seeds seals those that stand plain. When a drop falls follows from the seed: it is
-- written down with the win, and nowhere before.
drop index draws.prizes_open;
update draws.prizes set due_at = null where player_uid is null;
alter table draws.prizes add constraint prizes_due_check check (due_at is null or player_uid is not null);
