-- Bets by the time at which they were settled: they may have been placed long before. Small, and read once a week.
create index bets_settled on sportsbook.bets using brin (settled_at) with (pages_per_range = 32);
