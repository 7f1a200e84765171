create index audit_log_object_id on audit_log (object_id);
drop index audit_log_object_at;
