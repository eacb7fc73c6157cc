-- Stores the event that a round has ended. One that the house paid has another name: nobody staked anything in it.
create or replace function games.announce_finished(p_round games.rounds, p_provider text, p_type text) returns void language sql as $$
  insert into outbox.events (name, payload) values (case when p_round.pack_id is null then 'games.round-finished' else 'games.free-round-finished' end, games.finished(p_round, p_provider, p_type))
$$;
