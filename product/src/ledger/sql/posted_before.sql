-- The transaction that was posted under this key with the same input; null where there is none. Error AN002: it was another input.
create or replace function ledger.posted_before(p_key text, p_hash bytea) returns bigint language plpgsql as $$
declare
  v_id bigint;
  v_hash bytea;
begin
  select transaction_id, input_hash into v_id, v_hash from ledger.keys where key = p_key;
  if v_id is not null and v_hash is distinct from p_hash then
    raise exception 'key % was used with another input', p_key using errcode = 'AN002';
  end if;
  return v_id;
end $$;
