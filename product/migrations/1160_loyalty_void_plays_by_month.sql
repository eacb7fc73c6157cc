-- When a play was counted: what it brought stands in that month, and moved quests of that day. Null for those counted before, and where play brings its player nothing.
alter table loyalty.counted_plays add column counted_at timestamptz;
-- What was gone of a month at its end, less what was gone of plays that became void later: nobody loses these points twice.
alter table loyalty.received_months add column expired bigint not null default 0 check (expired >= 0);
