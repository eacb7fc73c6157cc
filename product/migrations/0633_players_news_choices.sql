-- By which products' news a contact gets, where its player chose by product; empty with news on: news of all of them, by one consent.
alter table players.profiles
  add column news_email_products text[] not null default '{}' check (news_email_products <@ '{casino,betting}'),
  add column news_phone_products text[] not null default '{}' check (news_phone_products <@ '{casino,betting}');

-- Each consent to news and each end of one, as proof: never changed.
create table players.news_choices (
  id bigint generated always as identity primary key,
  uid bigint not null references players.profiles (uid) on delete cascade,
  channel text not null check (channel in ('email', 'phone')),
  -- Null: of all products.
  product text check (product in ('casino', 'betting')),
  is_given boolean not null,
  source text not null check (source in ('registration', 'profile', 'unsubscribe', 'contact', 'exclusion', 'register', 'harm', 'erasure')),
  -- The sentence beside which it was given, in the language of the page; empty for an end.
  wording text not null default '',
  locale text not null default '',
  chosen_at timestamptz not null default now()
);
create index news_choices_of_player on players.news_choices (uid, id desc);

-- Of which products the news speaks: it goes to who asked for news of each.
alter table players.news add column products text[] not null default '{casino,betting}' check (products <@ '{casino,betting}' and cardinality(products) > 0);
