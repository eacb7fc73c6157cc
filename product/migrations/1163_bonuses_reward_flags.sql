-- What staff look at of rewards that are no bonuses: cashback that is held, and what was paid for play that became void later.
create table bonuses.reward_flags (
  id bigint generated always as identity primary key,
  uid bigint not null,
  reason text not null check (reason in ('opposite_bets_linked', 'void_play')),
  -- What it is about: `cashback:12`, `tournament:3`, `raffle:4`, `drop:4:1`, `quest:<name>:<period>`.
  reward text collate "C" not null,
  title text not null,
  cashback_id bigint references bonuses.cashbacks (id),
  plays integer not null default 0,
  staked_minor bigint not null default 0,
  currency text,
  others bigint[] not null default '{}',
  found_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  decision text check (decision in ('cleared', 'upheld')),
  decided_at timestamptz,
  decided_by text,
  note text,
  unique (uid, reward, reason),
  check (num_nonnulls(decision, decided_at, decided_by, note) in (0, 4)),
  check ((cashback_id is not null) = (reason = 'opposite_bets_linked'))
);
create index reward_flags_open on bonuses.reward_flags (last_at desc) where decision is null;
create index reward_flags_of_cashback on bonuses.reward_flags (cashback_id) where cashback_id is not null;

-- One that is held waits for staff: how long it can be received begins when they let it go. Null: it is paid at once then.
alter table bonuses.cashbacks add column held_days integer check (held_days > 0),
  drop constraint cashbacks_status_check,
  drop constraint cashbacks_ended,
  drop constraint cashbacks_time,
  add constraint cashbacks_status_check check (status in ('held', 'active', 'paid_out', 'removed', 'expired')),
  add constraint cashbacks_ended check ((status in ('held', 'active')) = (ended_at is null)),
  add constraint cashbacks_time check (receiving_expired_at is not null or status in ('held', 'paid_out', 'removed'));
