-- Signatures of a messaging app that have opened the site once, until they are too old to be taken anyway. Only hashes are kept.
create table identity.used_signatures (
  signature_hash bytea primary key,
  expires_at timestamptz not null
);
