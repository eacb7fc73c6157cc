-- What a key of a request was first used with is kept as a mark made with the vault's key from now on. The hashes from before were plain SHA-256 over account
-- numbers, which can be guessed: they go. A key from before that comes again is refused as used.
update cashier.deposits set input_hash = '\x';
update cashier.withdrawals set input_hash = '\x';
