drop table meetings;
