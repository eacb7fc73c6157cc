-- Who sends players here, as the operator names them. Whose links are followed without a row here is counted all the same.
create table tracking.publishers (
  id text primary key check (length(id) between 1 and 200),
  name text not null,
  note text not null default '',
  -- Nothing is told to its network meanwhile.
  is_paused boolean not null default false,
  changed_at timestamptz not null default now()
);

-- How often it was tried, and what came of the last try.
alter table tracking.postbacks
  add column attempts int not null default 0,
  add column tried_at timestamptz,
  add column problem text;
create index postbacks_by_publisher on tracking.postbacks ((facts ->> 'publisher_id'), id desc);

-- Which rules of the vendor made the score: [{"name": "…", "points": 1000}], points in hundredths.
alter table tracking.fraud_checks add column reasons jsonb not null default '[]';
-- Players whose devices are at one address.
create index marks_by_address on tracking.marks (address);
