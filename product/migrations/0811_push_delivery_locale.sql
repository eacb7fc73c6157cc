-- The language of what is told, where it is not that of the browser.
alter table push.deliveries add column locale text;
alter table push.deliveries drop constraint deliveries_topic_check;
alter table push.deliveries add constraint deliveries_topic_check
  check (topic in ('bets', 'payments', 'support', 'matches', 'messages', 'notices'));
