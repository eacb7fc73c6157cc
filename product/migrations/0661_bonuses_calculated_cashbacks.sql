-- A cashback that was worked out of a week's losses: of which programme, with its words, and how it came to its sum. Null where staff gave it.
alter table bonuses.cashbacks add column program text collate "C";
alter table bonuses.cashbacks add column texts jsonb;
alter table bonuses.cashbacks add column images jsonb;
alter table bonuses.cashbacks add column calculation jsonb;
alter table bonuses.cashbacks add constraint cashbacks_calculated check ((program is null) = (calculation is null) and (program is null) = (texts is null));
-- What staff may give without another's approval is about what staff gave.
drop index bonuses.cashbacks_unapproved;
create index cashbacks_unapproved on bonuses.cashbacks (created_at) where approved_by is null and program is null;
