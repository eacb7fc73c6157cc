-- A boost is given, used once and given back as a free bet is, so it is a row beside them: the player stakes up to `stake_minor` of their own, and a win pays so many percent more.
alter table sportsbook.free_bets
  add column boost_percent smallint check (boost_percent between 1 and 100),
  -- The most that it adds.
  add column extra_most_minor bigint check (extra_most_minor > 0),
  add column legs_least smallint not null default 1 check (legs_least between 1 and 20),
  add constraint free_bets_boost check ((boost_percent is null) = (extra_most_minor is null));

-- The boost of a bet with its terms, and what it has paid beside the payout.
alter table sportsbook.bets add column boost_id bigint;
alter table sportsbook.bets add column boost_percent smallint;
alter table sportsbook.bets add column boost_most_minor bigint;
alter table sportsbook.bets add column boost_paid_minor bigint;
