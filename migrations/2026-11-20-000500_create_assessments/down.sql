drop table grades;
drop table drafts;
drop table attempts;
drop table invitations;
drop table assessment_tasks;
drop table assessments;
