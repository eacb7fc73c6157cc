-- Stores the event that what a round came to has changed after its end, with what it came to before. A round that the house paid brings nothing that would have to go.
create or replace function games.announce_corrected(p_round games.rounds, p_provider text, p_type text, p_stake_before bigint, p_win_before bigint) returns void language sql as $$
  insert into outbox.events (name, payload)
    select 'games.round-corrected', games.finished(p_round, p_provider, p_type) || jsonb_build_object('stake_before_minor', p_stake_before::text, 'win_before_minor', p_win_before::text)
     where p_round.pack_id is null
$$;
