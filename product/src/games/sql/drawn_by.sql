-- What a round keeps of how it was drawn: with the version of the jackpot, by which a void round gives back what it fed.
-- Stable, as what it calls: the planner puts the expression where the call stands.
create or replace function games.drawn_by(p_drawn jsonb, p_version integer) returns jsonb language sql stable as $$
  select p_drawn || jsonb_build_object('version', p_version)
$$;
