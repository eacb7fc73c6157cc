-- Staff find a player by how the nickname begins, whatever the size of its letters.
create index profiles_by_nickname on players.profiles (lower(fakename) collate "C");
