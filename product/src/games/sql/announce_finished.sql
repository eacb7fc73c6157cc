-- Stores the event that a round has ended.
create or replace function games.announce_finished(p_round games.rounds, p_provider text, p_type text) returns void language sql as $$
  insert into outbox.events (name, payload) values ('games.round-finished', games.finished(p_round, p_provider, p_type))
$$;
