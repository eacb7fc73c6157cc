-- Values of one domain lie over those for all: a second brand, or a mirror, is a row here and no build.
alter table content.settings add column domain text not null default '*' check (domain = '*' or domain ~ '^[a-z0-9.-]{1,253}$');
alter table content.settings drop constraint settings_pkey;
alter table content.settings add primary key (name, locale, domain);
