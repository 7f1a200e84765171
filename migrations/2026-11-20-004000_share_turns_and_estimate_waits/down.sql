alter table workers drop column figures, drop column slots;
drop index jobs_finished_at;
alter table jobs drop column fair_group;
