-- Error AN020 where a bet is not taken: its reason is told. p_left: what the account holds and its player's limits leave.
create or replace function studios.refuse_bet(
  p_round studios.rounds, p_enabled boolean, p_session text, p_amount bigint, p_left bigint, p_most bigint, p_cycle int, p_account text, p_currency text
) returns void language plpgsql as $$
begin
  if p_round.status <> 'open' then
    raise exception 'round_over' using errcode = 'AN020';
  end if;
  -- A round that has begun may be played on in a game that is switched off, as our own are.
  if not p_enabled and p_round.round_id is null then
    raise exception 'game_off' using errcode = 'AN020';
  end if;
  if coalesce(p_round.staked_minor, 0) + p_amount > p_most then
    raise exception 'stake_most' using errcode = 'AN020';
  end if;
  if p_amount > coalesce(p_left, 0) then
    raise exception '%', case when p_amount > coalesce(ledger.balance(p_account, p_currency), 0) then 'funds' else 'limit' end using errcode = 'AN020';
  end if;
  if p_cycle > 0 and p_round.round_id is null then
    -- Of all frames of the player: a second one makes nobody play faster.
    update studios.sessions s set last_round_at = clock_timestamp()
      where s.id = p_session and not exists (
        select from studios.sessions o where o.uid = s.uid and o.last_round_at > clock_timestamp() - p_cycle * interval '1 millisecond');
    if not found then
      raise exception 'soon' using errcode = 'AN020';
    end if;
  end if;
end $$;
