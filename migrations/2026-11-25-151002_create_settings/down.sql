drop table setting_versions;
