-- Each play moves quests of its player. An index on the time of the last change made every such change a new row in both indexes; the first day of a
-- period never changes, and says as well which progress is old.
drop index loyalty.quest_progress_old;
create index quest_progress_old on loyalty.quest_progress (period) where period <> '';
alter table loyalty.quest_progress set (fillfactor = 60);
