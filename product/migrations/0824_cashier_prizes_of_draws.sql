-- A prize of a raffle or a drop is a line of the history too.
alter table cashier.prizes drop constraint prizes_source_check;
alter table cashier.prizes add constraint prizes_source_check check (source in ('tournament', 'bonus', 'cashback', 'loyalty', 'jackpot', 'draw'));
