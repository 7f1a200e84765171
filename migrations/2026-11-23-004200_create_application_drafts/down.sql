drop table application_drafts;
