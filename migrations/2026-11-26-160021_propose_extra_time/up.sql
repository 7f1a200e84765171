-- Extra time that the admin proposes to a candidate, in hundredths of the duration. The candidate asks a company for it,
-- or does not.
alter table users add column extra_time_percent integer;
alter table users add constraint users_extra_time check (extra_time_percent between 10 and 300);
