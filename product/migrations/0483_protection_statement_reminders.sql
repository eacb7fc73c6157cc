-- When a player was last reminded of the statement that the market wants them to look at, and when they looked at it.
create table protection.statement_reminders (
  uid bigint primary key,
  reminded_at timestamptz not null,
  seen_at timestamptz
);
