drop table problem_tests;
drop table problem_groups;
drop table problem_versions;
drop table problems;
