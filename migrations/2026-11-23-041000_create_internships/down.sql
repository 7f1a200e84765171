drop table internships;
