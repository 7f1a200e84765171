drop table roles;
