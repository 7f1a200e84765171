-- The admin's home counts what waits, and says since when the first of it does.
create index applications_screening on applications (applied_at) where state = 'screening';
create index internship_items_submitted on internship_items (changed_at) where state = 'submitted';
create index internship_items_of_admin on internship_items (changed_at)
  where owner = 'admin' and state in ('todo', 'rejected');
