-- The address of an account is changed by its person: a code of ours mailed to the present address and one mailed to the
-- new one confirm the change, then the identity provider is asked, then the account follows (ADR 105).

alter table otp_challenges
  drop constraint otp_challenges_purpose,
  add constraint otp_challenges_purpose
    check (purpose in ('client_inquiry', 'present_address', 'new_address'));

create table address_changes (
  id uuid primary key,
  user_id uuid not null constraint address_changes_user references users (id) on delete cascade,
  old_email text not null,
  new_email text not null,
  state text not null default 'confirmed',
  confirmed_at timestamptz not null default now(),
  ended_at timestamptz,
  constraint address_changes_old_email_length check (char_length(old_email) between 3 and 320),
  constraint address_changes_new_email_length check (char_length(new_email) between 3 and 320),
  constraint address_changes_state check (state in ('confirmed', 'done', 'refused')),
  constraint address_changes_ended check ((ended_at is null) = (state = 'confirmed'))
);
comment on table address_changes is 'changes that both mailboxes have confirmed';
comment on column address_changes.state is
  'confirmed until the identity provider has the new address, and then the account; refused where it does not take it';
create index address_changes_user_id on address_changes (user_id);
create unique index address_changes_waiting on address_changes (user_id) where state = 'confirmed';
create trigger address_changes_transition before update of state on address_changes
  for each row execute function check_transition('confirmed>done', 'confirmed>refused');

alter table jobs
  drop constraint jobs_kind,
  add constraint jobs_kind
    check (kind in ('judge', 'mail', 'erase', 'delete_sign_in', 'webhook', 'compare', 'verify',
      'ats', 'collect', 'change_sign_in'));
