-- The payload of `games.round-finished` for a round that ends with this message.
create or replace function studios.finished(p_round studios.rounds, p_provider text, p_type text) returns jsonb language sql immutable as $$
  select jsonb_build_object(
    'round', p_round.round_id::text, 'player', p_round.uid::text, 'sysname', p_round.game, 'provider', p_provider, 'type', p_type,
    'stake_minor', p_round.staked_minor::text, 'win_minor', p_round.won_minor::text, 'currency', p_round.currency, 'status', 'finished')
$$;
