-- Says that names changed: every host keeps its own index of names and asks for nothing but this number before it searches.
create table games.catalogue (
  is_only boolean primary key default true check (is_only),
  revision bigint not null default 1
);
insert into games.catalogue default values;

create function games.catalogue_changed() returns trigger language plpgsql as $$
begin
  update games.catalogue set revision = revision + 1;
  return null;
end
$$;
create trigger catalogue_changed after insert or update or delete or truncate on games.games for each statement execute function games.catalogue_changed();
create trigger catalogue_changed after insert or update or delete or truncate on games.providers for each statement execute function games.catalogue_changed();
