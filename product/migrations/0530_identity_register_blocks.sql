-- By the word of a national register, apart from what staff set and what the player chose. `excluded`: the register names the player; `unchecked`: it has not
-- answered, and the market lets nobody play before it has; `details`: it cannot be asked before the player has given what it asks for.
alter table identity.users
  add column register_block text check (register_block in ('excluded', 'unchecked', 'details')),
  add column register_name text;
