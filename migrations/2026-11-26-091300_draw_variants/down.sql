drop view attempt_tasks;
drop table attempt_variants;
drop table assessment_variants;
