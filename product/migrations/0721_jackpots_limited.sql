-- A level that is won before an amount is limited: it has one winner in each run.
alter table jackpots.levels add column limited boolean not null generated always as (before_minor is not null) stored;

-- What each version of an open jackpot takes of a stake: by it a void round takes back what it fed. Gone when the jackpot is closed.
create table jackpots.terms (
  jackpot_id bigint not null references jackpots.jackpots (id),
  version integer not null,
  -- Parts per million, and the place of each among what is carried.
  rates integer[] not null,
  slots smallint[] not null,
  primary key (jackpot_id, version),
  check (cardinality(rates) = cardinality(slots))
);
insert into jackpots.terms (jackpot_id, version, rates, slots)
  select j.id, j.version, s.rates, s.slots from jackpots.jackpots j join jackpots.shares s on s.jackpot_id = j.id and s.shard = 0 where j.enabled;

-- Of what was staked, what void rounds gave back.
alter table jackpots.shares add column returned_minor bigint not null default 0 check (returned_minor >= 0);
