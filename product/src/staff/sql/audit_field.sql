-- Each field with its length in bytes before it, so that no two rows say the same.
create or replace function staff.audit_field(p_text text) returns text language sql immutable as $$
  select case when p_text is null then '-;' else octet_length(convert_to(p_text, 'UTF8')) || ':' || p_text || ';' end
$$;
