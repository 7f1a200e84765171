drop table verdicts;
drop table submission_tests;
drop table submissions;
