-- Betting bonuses: their amount stands in a purse of their own, and settled bets count towards them.
alter table bonuses.bonuses drop constraint bonuses_kind_check;
alter table bonuses.bonuses add constraint bonuses_kind_check check (kind in ('casino', 'betting'));
-- The least odds of each selection, in thousandths; null where any count.
alter table bonuses.bonuses add column odds_least integer check (odds_least > 1000 and odds_least <= 100000);
alter table bonuses.bonuses add constraint bonuses_odds check (odds_least is null or kind = 'betting');
