-- Requisites are kept sealed: a text of the cashier's vault instead of an object. With which key is told by the row itself: '' for an object that
-- came before (or from a host of the version before) and is still to be sealed, nothing where there is nothing to seal.
alter table cashier.deposits add column sealed_with text collate "C" generated always as (
  case jsonb_typeof(requisites) when 'string' then split_part(requisites #>> '{}', '.', 2) when 'object' then case when requisites = '{}' then null else '' end else '' end
) stored;
alter table cashier.withdrawals add column sealed_with text collate "C" generated always as (
  case jsonb_typeof(requisites) when 'string' then split_part(requisites #>> '{}', '.', 2) when 'object' then case when requisites = '{}' then null else '' end else '' end
) stored;
create index deposits_sealed_with on cashier.deposits (sealed_with) where sealed_with is not null;
create index withdrawals_sealed_with on cashier.withdrawals (sealed_with) where sealed_with is not null;
