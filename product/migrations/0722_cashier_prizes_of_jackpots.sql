-- What a round won of a jackpot is a line of the history too, with the round that won it.
alter table cashier.prizes drop constraint prizes_source_check;
alter table cashier.prizes add constraint prizes_source_check check (source in ('tournament', 'bonus', 'cashback', 'loyalty', 'jackpot'));
alter table cashier.prizes add column reference text;
