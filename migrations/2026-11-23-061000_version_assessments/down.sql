delete from submissions where attempt_id in (
  select t.id from attempts t join assessments a on a.id = t.assessment_id
  where a.trial_of is not null);
delete from grades where attempt_id in (
  select t.id from attempts t join assessments a on a.id = t.assessment_id
  where a.trial_of is not null);
delete from attempts where assessment_id in (select id from assessments where trial_of is not null);
delete from invitations
  where assessment_id in (select id from assessments where trial_of is not null);
delete from assessments where trial_of is not null;
drop index assessments_trials;
drop index assessments_versions;
alter table assessments
  drop column trial_revision,
  drop column trial_of,
  drop column revision,
  drop column tried_at,
  drop column archived_at,
  drop column accommodation_percent,
  drop column retake_days,
  drop column retake_attempts,
  drop column window_days,
  drop column superseded_at,
  drop column number,
  drop column first_id;
