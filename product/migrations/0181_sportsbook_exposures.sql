-- What the house would lose if a selection came in, and what it would lose to a player, over all open bets that were placed under limits. Kept only
-- where an operator has set such a limit: a bet that was placed without one is not weighed.
create table sportsbook.exposures (
  market_id bigint not null,
  outcome smallint not null,
  currency text not null,
  liability_minor bigint not null,
  primary key (market_id, outcome, currency)
) with (fillfactor = 50);
create table sportsbook.player_exposures (
  uid bigint not null,
  currency text not null,
  liability_minor bigint not null,
  primary key (uid, currency)
) with (fillfactor = 50);
-- What the bet may win beyond its stake, where it was weighed.
alter table sportsbook.bets add column liability_minor bigint;

-- Puts a bet that was placed a moment ago, in this transaction, on the scales. Selections in the order of their numbers, then the player: nobody waits in a
-- circle. A limit of 0 is none.
create function sportsbook.weigh(p_uid bigint, p_bet bigint, p_market_max bigint, p_player_max bigint) returns bigint language plpgsql as $$
declare
  v_liability bigint;
  v_currency text;
  v_leg record;
  v_total bigint;
begin
  update sportsbook.bets set liability_minor = potential_minor - stake_minor where uid = p_uid and id = p_bet
    returning liability_minor, currency into v_liability, v_currency;
  for v_leg in select market_id, outcome from sportsbook.bet_legs where bet_id = p_bet order by market_id, outcome loop
    insert into sportsbook.exposures as e (market_id, outcome, currency, liability_minor) values (v_leg.market_id, v_leg.outcome, v_currency, v_liability)
      on conflict (market_id, outcome, currency) do update set liability_minor = e.liability_minor + excluded.liability_minor
      returning e.liability_minor into v_total;
    if p_market_max > 0 and v_total > p_market_max then
      raise exception 'the house would risk too much on a selection' using errcode = 'AN053';
    end if;
  end loop;
  insert into sportsbook.player_exposures as e (uid, currency, liability_minor) values (p_uid, v_currency, v_liability)
    on conflict (uid, currency) do update set liability_minor = e.liability_minor + excluded.liability_minor
    returning e.liability_minor into v_total;
  if p_player_max > 0 and v_total > p_player_max then
    raise exception 'the house would risk too much on a player' using errcode = 'AN053';
  end if;
  return p_bet;
end $$;

-- Takes a weighed bet off the scales (-1), or puts one that is open again back on them (1). A selection that was forgotten with its match is left alone.
create function sportsbook.reweigh(p_uid bigint, p_bet bigint, p_sign int) returns void language plpgsql as $$
declare
  v_leg record;
begin
  for v_leg in
    select l.market_id, l.outcome, b.currency, b.liability_minor from sportsbook.bets b join sportsbook.bet_legs l on l.bet_id = b.id
     where b.uid = p_uid and b.id = p_bet and b.liability_minor is not null order by l.market_id, l.outcome
  loop
    update sportsbook.exposures set liability_minor = liability_minor + p_sign * v_leg.liability_minor
     where market_id = v_leg.market_id and outcome = v_leg.outcome and currency = v_leg.currency;
  end loop;
  update sportsbook.player_exposures e set liability_minor = e.liability_minor + p_sign * b.liability_minor
    from sportsbook.bets b where b.uid = p_uid and b.id = p_bet and b.liability_minor is not null and e.uid = b.uid and e.currency = b.currency;
end $$;
