-- Counts every change of games and providers: hosts build their search index again when the number has grown.
create or replace function games.catalogue_changed() returns trigger language plpgsql as $$
begin
  update games.catalogue set revision = revision + 1;
  return null;
end
$$;
create or replace trigger catalogue_changed after insert or update or delete or truncate on games.games
  for each statement execute function games.catalogue_changed();
create or replace trigger catalogue_changed after insert or update or delete or truncate on games.providers
  for each statement execute function games.catalogue_changed();
