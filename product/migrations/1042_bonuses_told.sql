-- When its player was told that it ends soon, or that it need not be told. One that was activated since then ends at another time.
alter table bonuses.bonuses add column end_told_at timestamptz;
