-- Whoever calls a message of ours spam gets no more news.
alter table players.news_choices drop constraint news_choices_source_check;
alter table players.news_choices add constraint news_choices_source_check
  check (source in ('registration', 'profile', 'unsubscribe', 'contact', 'exclusion', 'register', 'harm', 'complaint', 'erasure'));
