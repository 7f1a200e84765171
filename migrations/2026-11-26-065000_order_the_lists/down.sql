drop index companies_newest;
drop index companies_of_state;
drop index roles_submitted;
drop index roles_published;
drop index integrity_cases_queue;
drop index presences_there;
drop index support_conversations_changes;
drop index problems_newest;
