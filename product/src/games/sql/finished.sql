-- The payload of `games.round-finished`.
create or replace function games.finished(p_round games.rounds, p_provider text, p_type text) returns jsonb language sql immutable as $$
  select jsonb_build_object(
    'round', p_round.id::text, 'player', p_round.player_uid::text, 'sysname', p_round.game, 'provider', p_provider, 'type', p_type,
    'stake_minor', p_round.stake_minor::text, 'win_minor', p_round.win_minor::text, 'currency', p_round.currency, 'status', p_round.status)
$$;
