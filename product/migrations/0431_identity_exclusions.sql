-- Of the player's own will: excluded until then (infinity: for ever), and from then on until `returns_at`, which is set when the player asks to come back.
alter table identity.users add column excluded_until timestamptz, add column returns_at timestamptz;
