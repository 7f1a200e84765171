delete from jobs where kind = 'change_sign_in';
alter table jobs
  drop constraint jobs_kind,
  add constraint jobs_kind
    check (kind in ('judge', 'mail', 'erase', 'delete_sign_in', 'webhook', 'compare', 'verify',
      'ats', 'collect'));
drop table address_changes;
delete from otp_challenges where purpose <> 'client_inquiry';
alter table otp_challenges
  drop constraint otp_challenges_purpose,
  add constraint otp_challenges_purpose check (purpose in ('client_inquiry'));
