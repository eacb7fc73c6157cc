-- Money that a player bought with points is a line of the history too.
alter table cashier.prizes drop constraint prizes_source_check;
alter table cashier.prizes add constraint prizes_source_check check (source in ('tournament', 'bonus', 'cashback', 'loyalty'));
