drop table internship_ratings;
drop table internship_check_ins;
