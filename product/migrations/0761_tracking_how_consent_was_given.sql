-- Where somebody answered: at the question, among the choices, or at the data of their account. Of earlier answers nobody knows.
alter table tracking.consents add column place text check (place in ('question', 'choices', 'account'));
