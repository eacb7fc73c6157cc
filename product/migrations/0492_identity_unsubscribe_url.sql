-- RFC 8058: the address at which a mail program stops the news by one press. Null in a message that is no news.
alter table identity.letters add column unsubscribe_url text;
