-- Who else uses a browser of a player: found by the browser.
create index devices_by_token on identity.devices (token_hash);
