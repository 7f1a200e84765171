drop table outage_credits;
drop table server_beats;
