-- What a play came to when it was counted, less what was taken back of it since; null for those counted before this was kept. Told in whatever order, only a smaller sum takes something.
alter table loyalty.counted_plays add column stake_minor bigint check (stake_minor >= 0), add column win_minor bigint check (win_minor >= 0);
