-- What partners ran goes with it.
delete from cohort_members;
drop table cohort_members;
drop table cohorts;
create temporary table gone on commit drop as
  select id from assessments where partner_id is not null;
delete from grades where attempt_id in
  (select id from attempts where assessment_id in (select id from gone));
delete from submissions where attempt_id in
  (select id from attempts where assessment_id in (select id from gone));
delete from attempts where assessment_id in (select id from gone);
delete from invitations where assessment_id in (select id from gone);
delete from assessments where id in (select id from gone);
alter table assessments
  drop constraint assessments_of_partner,
  drop constraint assessments_owner,
  drop column partner_id;
alter table assessments alter column company_id set not null;
