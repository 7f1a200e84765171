-- Every company stands in the admin's queue, also one that registered without an inquiry.

alter table inquiries
  drop constraint inquiries_state,
  add constraint inquiries_state check (state in (
    'registered', 'inquiry_started', 'inquiry_verified', 'in_review', 'info_requested', 'approved',
    'activation_sent', 'activated', 'account_ready', 'rejected', 'expired', 'suspended')),
  drop constraint inquiries_origin,
  add constraint inquiries_origin check (origin in ('form', 'admin', 'direct')),
  drop constraint inquiries_first_name_length,
  add constraint inquiries_first_name_length
    check (char_length(first_name) <= 80 and (first_name <> '' or origin = 'direct')),
  drop constraint inquiries_last_name_length,
  add constraint inquiries_last_name_length
    check (char_length(last_name) <= 80 and (last_name <> '' or origin = 'direct'));

drop trigger inquiries_transition on inquiries;
create trigger inquiries_transition before update of state on inquiries
  for each row execute function check_transition(
    'registered>inquiry_started', 'registered>info_requested', 'registered>account_ready',
    'registered>rejected',
    'inquiry_started>inquiry_verified', 'inquiry_verified>in_review',
    'in_review>info_requested', 'in_review>approved', 'in_review>rejected',
    'info_requested>in_review', 'info_requested>approved', 'info_requested>rejected',
    'approved>activation_sent', 'activation_sent>approved', 'activation_sent>activated',
    'activation_sent>expired', 'expired>activation_sent', 'activated>account_ready',
    'activated>activation_sent', 'activated>approved', 'activated>expired',
    'approved>suspended', 'activation_sent>suspended', 'activated>suspended',
    'account_ready>suspended', 'expired>suspended',
    'suspended>approved', 'suspended>activation_sent', 'suspended>activated',
    'suspended>account_ready', 'suspended>expired');

-- Those that are here already; what they were granted opens once they are approved.
insert into inquiries
    (id, user_id, company_id, company_name, first_name, last_name, title, company_type, interests,
     heard_about, phone, state, origin, submitted_at, created_at)
  select gen_random_uuid(), members.user_id, companies.id, companies.name, '', '', '', '', '{}',
         '', '', 'registered', 'direct', companies.created_at, companies.created_at
    from companies
    join company_members members on members.company_id = companies.id and members.role = 'owner'
   where companies.state = 'unverified'
     and not exists (select from inquiries known where known.user_id = members.user_id);
