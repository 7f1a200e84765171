drop table applications;
drop table resumes;
