drop table application_notes;
