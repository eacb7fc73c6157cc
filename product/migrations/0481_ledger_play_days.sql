-- What each account of a player staked, won, deposited and withdrew on a day (UTC), and altogether. Counted from its postings when somebody asks, each posting once:
-- a round and a bet write nothing here.
create table ledger.play_days (
  path text collate "C" not null,
  currency text collate "C" not null,
  day date not null,
  staked_minor bigint not null,
  won_minor bigint not null,
  deposited_minor bigint not null,
  withdrawn_minor bigint not null,
  primary key (path, currency, day)
);
create table ledger.play_totals (
  path text collate "C" not null,
  currency text collate "C" not null,
  -- The version of the account up to which its postings are counted.
  counted_to bigint not null,
  staked_minor bigint not null,
  won_minor bigint not null,
  deposited_minor bigint not null,
  withdrawn_minor bigint not null,
  primary key (path, currency)
);
