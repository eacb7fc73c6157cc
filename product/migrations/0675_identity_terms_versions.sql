-- Which version of the terms a player has accepted last; empty for one of before versions had names.
alter table identity.users add column terms_version text collate "C" not null default '';

-- Each acceptance, as proof: never changed.
create table identity.terms_acceptances (
  id bigint generated always as identity primary key,
  uid bigint not null,
  version text collate "C" not null,
  accepted_at timestamptz not null default now()
);
create index terms_acceptances_of on identity.terms_acceptances (uid, id);
