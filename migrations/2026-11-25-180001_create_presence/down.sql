drop table presence_hours;
drop table presences;
