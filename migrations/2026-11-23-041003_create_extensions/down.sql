drop table internship_reminders;
drop table internship_extensions;
