-- What was done lately with one thing, without its older rows: a company's home looks for that with each of its things.
create index audit_log_object_at on audit_log (object_id, at);
drop index audit_log_object_id;
