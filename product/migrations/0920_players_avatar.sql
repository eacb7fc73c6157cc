-- The picture that a player chose to be seen by, of those of the site; null for none. Which there are is the application's business: a picture that is no
-- more offered is shown as none.
alter table players.profiles add column avatar text;
