-- Error AN005: this account takes no stakes now. For rounds whose stake somebody else pays: whoever may not play plays none of them either.
create or replace function ledger.refuse_closed(p_path text, p_currency text) returns void language plpgsql as $$
declare
  v_from timestamptz;
begin
  select stakes_from into v_from from ledger.accounts where path = p_path and currency = p_currency and shard = 0;
  if v_from > clock_timestamp() then
    raise exception 'account % takes no stakes before %', p_path, v_from using errcode = 'AN005';
  end if;
end $$;
