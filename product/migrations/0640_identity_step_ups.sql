-- What was confirmed in this session by a second factor, and when, each purpose for itself. `verified_at` is the factor of the login, which counts for all.
alter table identity.sessions add column step_ups jsonb not null default '{}';

-- `confirm` is of hosts from before: nobody takes it any more.
alter table identity.second_step_codes drop constraint second_step_codes_purpose_check;
alter table identity.second_step_codes
  add constraint second_step_codes_purpose_check check (purpose in ('sign-in', 'on', 'off', 'confirm') or purpose like 'confirm %');
