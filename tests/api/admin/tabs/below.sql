-- The rows {from} to {to} of the lists of one company, one role, one candidate and one setting.
insert into users (id, firebase_uid, email, email_verified, display_name, kind)
  select row_id(n), 'row-' || n, 'row' || n || '@example.com', true, 'Ada ' || n, 'candidate'
    from generate_series({from}, {to}) n;
insert into company_members (company_id, user_id, role, joined_at)
  select row_id(65535), row_id(n), 'recruiter', row_at(n) from generate_series({from}, {to}) n;

insert into applications (id, role_id, candidate_id, state, profile, answers, code, applied_at, stands_at)
  select row_id(n), row_id(65535), row_id(n), 'screening',
         '{"name": "Ada", "email": "ada@example.com", "headline": "I build", "education": "Porto", "skills": [],
           "available_from": null}', '[]', row_code(n, 4), row_at(n), row_at(n)
    from generate_series({from}, {to}) n;

insert into talent_profiles (id, user_id, visibility, headline, skills, availability, places)
  select row_id(n), row_id(n), 'named', 'I build bridges', '{rust}', 'now', '{western_europe}'
    from generate_series({from}, {to}) n;
insert into talent_picks (id, company_id, profile_id, note, picked_at)
  select row_id(n), row_id(65535), row_id(n), 'Builds bridges.', row_at(n) from generate_series({from}, {to}) n;

insert into roles (id, company_id, title, form)
  select row_id(n), row_id(65535), 'Role ' || n, '{}' from generate_series({from}, {to}) n;
insert into role_proposals (id, role_id, candidate_id, note, proposed_at)
  select row_id(n), row_id(n), row_id(65535), 'You have built what they build.', row_at(n)
    from generate_series({from}, {to}) n;

insert into setting_versions (id, key, version, value, reason, made_at)
  select row_id(n), 'limits.apply.account.per_day', n, '7', 'A fair.', row_at(n) from generate_series({from}, {to}) n
