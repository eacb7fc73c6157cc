-- What every page knows of a player's verification; `verified_at` is there already. Kept by the module verification.
alter table players.profiles
  add column is_on_verification boolean not null default false,
  -- Asked for by something else than the rules of the market: they stake and pay in nothing until it is done.
  add column is_identity_blocked boolean not null default false;
