-- API-104 to API-107: what the site keeps for a player, over all of their devices: small values under keys.
create table players.kept_values (
  uid bigint not null references players.profiles on delete cascade,
  key text not null,
  value text not null,
  changed_at timestamptz not null default now(),
  primary key (uid, key)
);
