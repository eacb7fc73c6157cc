-- Of a visitor's file the network that it came from: a browser without a cookie is a new visitor each time, and all of a network share a bound.
alter table support.attachments add column network text;
create index attachments_of_network on support.attachments (network) where network is not null;

-- What a browser without a cookie sends again is found by what it says.
create index tickets_of_visitors on support.conversations (email, opened_at) where kind = 'ticket' and uid is null;
