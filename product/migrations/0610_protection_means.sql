-- Whose means were looked at and found enough, and when. The check itself is verification's; this is what a raised limit asks for.
create table protection.means (
  uid bigint primary key,
  approved_at timestamptz not null
);
