-- Null for one that holds for the whole house.
alter table protection.exclusions add column brand text;
