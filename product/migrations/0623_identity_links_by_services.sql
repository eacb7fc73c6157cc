-- A service is asked who somebody is to link it to the account that is signed in, and what it has answered waits for the password. Such a proof signs nobody in.
alter table identity.social_attempts drop constraint social_attempts_purpose_check;
alter table identity.social_attempts add constraint social_attempts_purpose_check check (purpose in ('login', 'registration', 'link'));
alter table identity.social_proofs add column purpose text not null default 'sign-in' check (purpose in ('sign-in', 'link'));
