-- A register that has an interface of its own for it is asked before news goes to somebody.
alter table registers.answers drop constraint answers_moment_check;
alter table registers.answers add constraint answers_moment_check check (moment in ('registration', 'login', 'between', 'news'));
