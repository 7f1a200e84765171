alter table otp_challenges drop column email;
alter table users drop column proven_email;
