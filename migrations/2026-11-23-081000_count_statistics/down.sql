drop table assessment_statistics;
