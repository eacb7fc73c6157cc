-- What readiness writes to, so that a host whose database only reads is sent no requests.
create table ante.write_probe (
  is_only boolean primary key default true check (is_only),
  written_at timestamptz not null default now()
) with (fillfactor = 50);
insert into ante.write_probe default values;
