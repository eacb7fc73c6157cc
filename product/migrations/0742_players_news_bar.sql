-- While a player shows markers of harm no news goes to them, whatever they ask for. The score of each player is looked at anew when something is counted of them.
alter table players.profiles add column is_news_barred boolean not null default false;
