-- The person of person.sql as a candidate who is merged; and, where something can be there twice, the same at the
-- account that they are merged into.
set session_replication_role = replica;

update users set kind = 'candidate', disabled_at = null, tokens_valid_after = null
  where id = '00000000-0000-7000-8000-000000000001';
insert into users (id, firebase_uid, email, email_verified, display_name, kind, disabled_at, merged_into, merged_at)
  values ('00000000-0000-7000-8000-0000000000e8', 'uid-older', 'older@example.com', true, 'Older', 'candidate', now(),
    '00000000-0000-7000-8000-000000000001', now());
delete from company_members where user_id = '00000000-0000-7000-8000-000000000001';
delete from notification_settings where user_id = '{into}';
insert into erasures (id, user_id, state, ended_at) values
  (gen_random_uuid(), '00000000-0000-7000-8000-000000000001', 'cancelled', now());
insert into selfid.answers (user_id, gender, said_at) values
  ('00000000-0000-7000-8000-000000000001', 'woman', now());

-- A partner has brought the other account before.
insert into partner_attributions (user_id, partner_id, number, code, brought_at, credit_until) values
  ('{into}', '00000000-0000-7000-8000-000000000002', 2, 'leeds', now() - interval '1 day', now());

-- Both are invited to the assessment of person.sql; to another one only the first.
insert into assessments (id, company_id, title, duration_minutes, languages, created_by) values
  ('00000000-0000-7000-8000-0000000000e1', '00000000-0000-7000-8000-000000000003', 'Another', 60,
   '{python}', '00000000-0000-7000-8000-000000000002');
insert into invitations (id, assessment_id, code, email, state, created_by, expires_at) values
  ('00000000-0000-7000-8000-0000000000e2', '00000000-0000-7000-8000-000000000005', 'CCCCCCCCCC',
   'otto@example.com', 'sent', '00000000-0000-7000-8000-000000000002', now() + interval '1 day'),
  ('00000000-0000-7000-8000-0000000000e3', '00000000-0000-7000-8000-0000000000e1', 'DDDDDDDDDD',
   'canary@example.com', 'sent', '00000000-0000-7000-8000-000000000002', now() + interval '1 day');
insert into cohort_members (assessment_id, user_id, invitation_id, consent_text_version, agreed_at) values
  ('00000000-0000-7000-8000-000000000005', '{into}', gen_random_uuid(), '1', now()),
  ('00000000-0000-7000-8000-0000000000e1', '00000000-0000-7000-8000-000000000001', gen_random_uuid(), '1', now());

-- One of two for the same role has come further; another role has one.
insert into roles (id, company_id, title, form) values
  ('00000000-0000-7000-8000-0000000000e4', '00000000-0000-7000-8000-000000000003', 'Another', '{}');
insert into applications (id, role_id, candidate_id, state, profile, news_by) values
  ('00000000-0000-7000-8000-0000000000e5', '00000000-0000-7000-8000-00000000000d', '{into}', 'screening',
   '{"name": "Otto", "email": "otto@example.com", "skills": []}', now()),
  ('00000000-0000-7000-8000-0000000000e6', '00000000-0000-7000-8000-0000000000e4',
   '00000000-0000-7000-8000-000000000001', 'applied',
   '{"name": "Otto", "email": "otto@example.com", "skills": []}', now());
update applications set state = 'applied',
    profile = '{"name": "Otto", "email": "canary@example.com", "skills": []}', answers = '[]',
    decline_code = null, decline_text = null, declined_by = null, declined_from = null
  where id = '00000000-0000-7000-8000-000000000010';
delete from meetings;

insert into notifications (id, user_id, cause, kind, params, link, created_at) values
  (gen_random_uuid(), '{into}', 'canary', 'canary', '{}', '/canary', now()),
  (gen_random_uuid(), '00000000-0000-7000-8000-000000000001', 'another', 'canary', '{}', '/canary', now());
insert into interview_likes (user_id, interview_id) values
  ('{into}', '00000000-0000-7000-8000-00000000000d');
insert into support_conversations (id, user_id, state, created_at, changed_at) values
  ('00000000-0000-7000-8000-0000000000e7', '{into}', 'open', now(), now());
insert into referral_accounts (user_id) values ('{into}') on conflict do nothing;

set session_replication_role = origin;
