-- What was taken from a dormant account, or given back to it, is a line of the history beside corrections.
alter table cashier.adjustments add column purpose text not null default 'correction' check (purpose in ('correction', 'dormant'));
