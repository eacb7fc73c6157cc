-- Packs of free spins: rounds of one game at one stake, which the house pays. A pack is over when its spins are used or its time has passed and no round of it is open.
create table games.packs (
  id bigint generated always as identity primary key,
  player_uid bigint not null,
  -- What gave it (`staff:…`, `loyalty:12`): given twice it is given once.
  source text not null,
  -- The input behind the key of a member of staff.
  input_hash bytea,
  game text collate "C" not null references games.games (sysname),
  currency text not null,
  stake_minor bigint not null check (stake_minor > 0),
  total integer not null check (total between 1 and 1000),
  remaining integer not null check (remaining between 0 and total),
  open_rounds integer not null default 0 check (open_rounds >= 0),
  win_minor bigint not null default 0 check (win_minor >= 0),
  -- Where wins go: to the balance at once, or into a bonus when the pack is over, on these terms.
  pays text not null check (pays in ('cash', 'bonus')),
  bonus_terms jsonb check ((bonus_terms is not null) = (pays = 'bonus')),
  bonus_id bigint,
  status text not null default 'active' check (status in ('active', 'used', 'expired', 'removed')),
  reason text,
  made_by text,
  approved_by text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  check ((status = 'active') = (ended_at is null)),
  unique (player_uid, source)
);
create index packs_active on games.packs (player_uid, expires_at) where status = 'active';
create index packs_due on games.packs (expires_at) where status = 'active';

-- The pack that paid the stake of a round; null where its player did.
alter table games.rounds add column pack_id bigint;
