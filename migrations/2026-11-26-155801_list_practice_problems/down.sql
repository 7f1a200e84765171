drop trigger practice_statistics_listed on practice_statistics;
drop trigger problem_versions_listed on problem_versions;
drop trigger problems_listed on problems;
drop function follow_practice_problem();
drop function list_practice_problem(uuid);
drop table practice_catalogue;
