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
  balance_fun_minor bigint not null default 100000
);
