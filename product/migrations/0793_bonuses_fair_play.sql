-- The most that one stake may be to count; null where any counts.
alter table bonuses.bonuses add column stake_most_minor bigint check (stake_most_minor > 0);
-- Why a stake counted nothing, where it was against the terms.
alter table bonuses.counted_rounds add column refused text,
  drop constraint counted_rounds_counted_minor_check,
  add constraint counted_rounds_counted_minor_check check (counted_minor > 0 or counted_minor = 0 and refused is not null);

-- What was against the terms of a bonus, by reason: for staff, and for its player.
create table bonuses.flags (
  id bigint generated always as identity primary key,
  bonus_id bigint not null references bonuses.bonuses (id),
  uid bigint not null,
  reason text not null check (reason in ('stake_above_most', 'opposite_bets', 'opposite_bets_linked', 'linked_account')),
  plays integer not null default 0,
  staked_minor bigint not null default 0,
  -- Other accounts that it was done with, or that share a device.
  others bigint[] not null default '{}',
  found_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  decision text check (decision in ('cleared', 'upheld')),
  decided_at timestamptz,
  decided_by text,
  note text,
  unique (bonus_id, reason),
  check (num_nonnulls(decision, decided_at, decided_by, note) in (0, 4))
);
create index flags_open on bonuses.flags (last_at desc) where decision is null;
create index flags_of_player on bonuses.flags (uid);
