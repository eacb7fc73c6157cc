-- What sportsbook.place_bet keeps of a selection between reading it and writing the leg.
create type sportsbook.placed_leg as (
  event_id integer, price integer, incident_count smallint, sport text, market_type text, specifier text,
  -- The event's state when the bet was placed in play.
  placed_state jsonb
);
