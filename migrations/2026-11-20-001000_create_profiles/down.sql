drop table notification_settings;
drop table profiles;
