-- A restore, a failover that lost its last commits, or an import takes the database back: seeds from before may already have decided rounds that players saw.
-- `history` says in which history of the database a pair or a chain was made (games.database_history); none is from before this column.
create table games.rewinds (
  id bigint generated always as identity primary key,
  reason text not null,
  noted_at timestamptz not null default now()
);
alter table games.seeds add column history text;
alter table games.chains add column history text;
