create schema players;

create table players.profiles (
  uid bigint primary key,
  fakename text not null,
  currency text not null,
  locale text not null,
  country_code text,
  notify boolean not null default false,
  is_betting boolean,
  fields jsonb not null default '{}',
  -- Since then the person is known by documents, and what they were known by stays as it is.
  verified_at timestamptz,
  balance_fun_minor bigint not null default 100000,
  -- News goes to each contact or not, by the player's choice; `notify` stays what was ticked at registration. The token is what the link in a
  -- letter proves itself with: it can stop news and nothing else.
  news_email boolean not null default false,
  news_phone boolean not null default false,
  unsubscribe_token text not null default replace(gen_random_uuid()::text, '-', '')
);

-- API-104 to API-107: what the site keeps for a player, over all of their devices: small values under keys.
create table players.kept_values (
  uid bigint not null references players.profiles(uid) on delete cascade,
  key text not null,
  value text not null,
  changed_at timestamptz not null default now(),
  primary key (uid, key)
);
