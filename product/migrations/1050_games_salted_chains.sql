-- The seeds of a shared table are salted by a public number that nobody could know when the chain was made: its anchor and the round of the source come first, the number
-- after. A chain without a source is drawn by the name of its game, as all chains were before.
alter table games.chains
  -- The source, its chain of numbers, and where anybody reads them (null: nowhere public).
  add column source text,
  add column source_chain text,
  add column source_url text,
  add column beacon_round bigint,
  add column beacon_at timestamptz,
  -- The number, which is the client seed of all rounds of the chain, and what proves it. Null while the round of the source has not come.
  add column salt text,
  add column beacon_signature text,
  add constraint chains_beacon check (
    (source is null) = (beacon_round is null) and (source is null) = (source_chain is null) and (source is null) = (beacon_at is null)
    and (salt is null) = (beacon_signature is null) and (salt is null or source is not null)
  ),
  add constraint chains_anchored_first check (beacon_at > created_at);
