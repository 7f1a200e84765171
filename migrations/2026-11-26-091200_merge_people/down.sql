drop function selfid.merge(uuid, uuid);
drop trigger submissions_person on submissions;
drop trigger submissions_immutable on submissions;
create trigger submissions_immutable
  before update of problem_version_id, user_id, attempt_id, task_id, kind, origin, language,
    created_at on submissions
  for each row execute function refuse_change();
drop trigger attempts_person on attempts;
drop trigger attempts_immutable on attempts;
create trigger attempts_immutable
  before update of invitation_id, assessment_id, user_id, consent_at, consent_text_version,
    started_at on attempts
  for each row execute function refuse_change();
drop function refuse_other_person();
drop index users_mailbox;
drop index users_plain_name;
drop function mailbox_of(text);
drop function plain_name(text);
-- To the release before, a merged account is a locked one.
drop index users_merged_at;
alter table users
  drop constraint users_merged_are_locked,
  drop constraint users_merged_into_another,
  drop constraint users_merged,
  drop column merged_at,
  drop column merged_into;
