alter table plans drop column live_roles, drop column own_problems;
