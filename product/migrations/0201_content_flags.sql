-- Flags that nobody set are off from now on. A house that lived with the ones before keeps what it shows.
insert into content.settings (name, value)
  select 'site', '{"isBetHistoryEnable": true, "isTitleClickable": true}' where exists (select from content.settings where source = '')
  on conflict (source, name, locale, domain) do update set value = excluded.value || settings.value, updated_at = now();
