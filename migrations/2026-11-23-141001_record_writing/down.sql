drop table recording_batches;
alter table assessments drop column records_typing;
