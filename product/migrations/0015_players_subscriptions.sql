-- News goes to each contact or not, by the player's choice; `notify` stays what was ticked at registration. The token is what the link in a
-- letter proves itself with: it can stop news and nothing else.
alter table players.profiles
  add column news_email boolean not null default false,
  add column news_phone boolean not null default false,
  add column unsubscribe_token text not null default replace(gen_random_uuid()::text, '-', '');
update players.profiles set news_email = notify, news_phone = notify;
