-- The rows {from} to {to} of every list of the admin's dashboard. What is over, or not there, has a thousand more.
insert into users (id, firebase_uid, email, email_verified, display_name, kind, created_at)
  select row_id(n), 'row-' || n, 'row' || n || '@example.com', true, 'Ada ' || n, 'candidate', row_at(n)
    from generate_series({from}, {to}) n
  union all
  select row_id(1000 + n), 'over-' || n, 'over' || n || '@example.com', true, 'Ruth ' || n, 'company', row_at(n)
    from generate_series({from}, {to}) n;

-- Who brought whom. Edges of one time stand by a digest, so each has a time of its own.
insert into referral_accounts (user_id, referrer_id, referred_at)
  select row_id(n), a.id, now() - interval '1 day' + n * interval '1 minute'
    from users a, generate_series({from}, {to}) n where a.email = 'admin@example.com';

insert into partners (user_id, kind, organisation, since, changed_at)
  select row_id(n), 'university', 'University ' || n, row_at(n), now() from generate_series({from}, {to}) n;
insert into partner_applications (id, user_id, kind, organisation, why, state, applied_at)
  select row_id(n), row_id(n), 'university', 'University ' || n, 'Our students ask.', 'applied', row_at(n)
    from generate_series({from}, {to}) n;

insert into companies (id, name, state, created_at)
  select row_id(n), 'Firma ' || n, 'approved', row_at(n) from generate_series({from}, {to}) n;
insert into company_details (company_id, website, domain, industry, size, city, country, about, changed_at)
  select row_id(n), 'https://firma' || n || '.example', 'firma' || n || '.example', 'software', '11-50', 'Porto', 'PT',
         'We build bridges.', row_at(n)
    from generate_series({from}, {to}) n;
insert into inquiries (id, user_id, company_id, company_name, first_name, last_name, title, company_type, interests,
    heard_about, phone, state, submitted_at, created_at, changed_at)
  select row_id(n), row_id(n), row_id(n), 'Firma ' || n, 'Ada', 'Byron', 'CTO', 'Startup', '{}', 'A friend', '',
         'in_review', row_at(n), row_at(n), now()
    from generate_series({from}, {to}) n;
insert into invoices (id, company_id, state, year, serial, buyer_name, currency, terms_days, period_from, period_to,
    net, tax, gross, paid, issued_on, due_on, issued_at, created_at, changed_at)
  select row_id(n), row_id(n), 'open', 2026, n, 'Firma ' || n, 'EUR', 30, '2026-01-01', '2026-01-31', 10000, 1900,
         11900, 0, '2026-01-01', '2026-01-31', row_at(n), row_at(n), row_at(n)
    from generate_series({from}, {to}) n;

-- What each company has paid for, from today on.
insert into invoices (id, company_id, state, year, serial, buyer_name, currency, terms_days, period_from, period_to,
    net, tax, gross, paid, issued_on, due_on, issued_at, created_at, changed_at)
  select row_id(1000 + n), row_id(n), 'paid', 2026, 1000 + n, 'Firma ' || n, 'EUR', 30, current_date, current_date + 29,
         10000, 1900, 11900, 11900, '2026-01-01', '2026-01-31', row_at(n), row_at(n), row_at(n)
    from generate_series({from}, {to}) n;

-- Roles that wait, and a thousand later those that are live.
insert into roles (id, company_id, created_by, state, live_state, title, form, published_at, submitted_at, created_at)
  select row_id(n), row_id(n), row_id(n), 'submitted', null, 'Role ' || n, '{}'::jsonb, null, row_at(n), row_at(n)
    from generate_series({from}, {to}) n
  union all
  select row_id(1000 + n), row_id(n), row_id(n), 'published', 'published', 'Role ' || n, '{}'::jsonb, row_at(n), row_at(n),
         row_at(n)
    from generate_series({from}, {to}) n;
insert into applications (id, role_id, candidate_id, state, profile, answers, code, applied_at, stands_at, released_at)
  select row_id(n), row_id(1000 + n), row_id(n), 'placed',
         '{"name": "Ada", "email": "ada@example.com", "headline": "I build", "education": "Porto", "skills": [],
           "available_from": null}', '[]', '2345', row_at(n), row_at(n), row_at(n)
    from generate_series({from}, {to}) n;
insert into internships (id, application_id, candidate_id, company_id, role_title, state, starts_on, ends_on, contact_id,
    began_at, looked_on)
  select row_id(n), row_id(n), row_id(n), row_id(n), 'Role ' || n, 'pending_documents',
         current_date + 10 + (n + 1) / 2, current_date + 100 + (n + 1) / 2, row_id(n), row_at(n), current_date
    from generate_series({from}, {to}) n;
insert into internship_items (id, internship_id, position, title, owner, due_on, required, asks)
  select row_id(n), row_id(n), 1, 'A contract', 'candidate', current_date + 5, true, false
    from generate_series({from}, {to}) n;

-- Attempts in progress, and a thousand later those that were looked into.
insert into assessments (id, company_id, title, duration_minutes, languages, created_by)
  values (row_id(1), row_id(1), 'Backend', 60, '{python}', row_id(1)) on conflict do nothing;
insert into invitations (id, assessment_id, code, email, user_id, state, created_by, expires_at)
  select row_id(plus + n), row_id(1), row_code(plus + n, 10), 'row' || (plus + n) || '@example.com', row_id(n), 'completed',
         row_id(1), now()
    from generate_series({from}, {to}) n, (values (0), (1000)) as shift (plus);
insert into invitation_reports (invitation_id, reason, reported_at)
  select row_id(n), 'other', row_at(n) from generate_series({from}, {to}) n;
insert into attempts (id, invitation_id, assessment_id, user_id, state, consent_at, consent_text_version, started_at,
    ends_at)
  select row_id(n), row_id(n), row_id(1), row_id(n), 'in_progress', now(), '1', now(),
         date_trunc('hour', now()) + interval '3 hours' + (n + 1) / 2 * interval '1 minute'
    from generate_series({from}, {to}) n;
insert into attempts (id, invitation_id, assessment_id, user_id, state, consent_at, consent_text_version, started_at,
    ends_at, submitted_at, submitted_by, receipt_id, graded_at)
  select row_id(1000 + n), row_id(1000 + n), row_id(1), row_id(n), 'graded', row_at(n), '1', row_at(n),
         row_at(n) + interval '1 hour', row_at(n) + interval '1 hour', 'candidate', row_code(n, 12),
         row_at(n) + interval '1 hour'
    from generate_series({from}, {to}) n;
insert into integrity_cases (id, attempt_id, state, opened_at)
  select row_id(1000 + n), row_id(1000 + n), 'open', row_at(n) from generate_series({from}, {to}) n;

-- Stories come by their ids.
insert into interview_drafts (id, author_id, state, way, form, submitted_at, first_submitted_at, created_at)
  select row_id(n), row_id(n), 'pending_review', 'manual', '{"company_name": "Pellworth", "position": "Engineer"}',
         row_at(n), row_at(n), row_at(n)
    from generate_series({from}, {to}) n;

-- Conversations that wait, and a thousand later those that are resolved.
insert into support_conversations (id, user_id, state, last_number, user_delivered, waiting_since, resolved_at,
    created_at, changed_at)
  select row_id(n), row_id(n), 'open', 1, 1, row_at(n), null, row_at(n), row_at(n)
    from generate_series({from}, {to}) n
  union all
  select row_id(1000 + n), row_id(1000 + n), 'resolved', 1, 1, null, row_at(n), row_at(n), row_at(n)
    from generate_series({from}, {to}) n;
insert into support_messages (conversation_id, number, side, author_id, text, created_at)
  select row_id(plus + n), 1, 'user', row_id(plus + n), 'Hello.', row_at(n)
    from generate_series({from}, {to}) n, (values (0), (1000)) as shift (plus);
insert into support_canned_replies (key, text, changed_at)
  select 'reply-' || n, 'Hello.', now() from generate_series({from}, {to}) n;

-- Who is online, and a thousand later who was.
insert into presences (user_id, role, area, device, tab, since, beat_at, input_at, left_at, changed_at)
  select row_id(n), 'candidate', 'home', 'phone', row_id(n), row_at(n), now() + interval '1 hour', now(), null::timestamptz,
         now()
    from generate_series({from}, {to}) n
  union all
  select row_id(1000 + n), 'company', 'company', 'desktop', row_id(n), row_at(n), now(), now(), now(), now()
    from generate_series({from}, {to}) n
