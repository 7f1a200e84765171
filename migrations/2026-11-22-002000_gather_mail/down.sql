drop table digest_entries;
alter table notification_settings drop column stop_token, drop column time_zone;
