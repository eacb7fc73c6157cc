-- Who runs a periodic job, or a worker of the queue that is alive: until `expires_at`, which its process moves on for as long as it lives. An advisory lock
-- would stay for as long as the connection of a host that vanished, and does not work behind a pooler of transactions.
create table ante.leases (
  name text primary key,
  owner text not null,
  expires_at timestamptz not null
) with (fillfactor = 50);
