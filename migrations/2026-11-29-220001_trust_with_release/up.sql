-- Companies whose applicants are released to them at once.

alter table company_grants
  drop constraint company_grants_flag,
  add constraint company_grants_flag check (flag in (
    'payment', 'super_star_access', 'assessment_access',
    'profile_completed', 'marketing_completed', 'direct_release'));
