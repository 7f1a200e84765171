-- The address that an account was once shown to own. An account that only names an address loses it
-- to whoever shows it to be theirs.

alter table users
  add column shown_email text,
  add constraint users_shown_email_length check (char_length(shown_email) between 3 and 320);
comment on column users.shown_email is
  'the last address that a sign-in of the account had verified; null before the first';
update users set shown_email = email where email_verified;
