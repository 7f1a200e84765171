-- A code or a link of ours that reached the address of the signed-in account proves that its person reads mail there,
-- whatever the identity provider's token says. The proof ends when the address changes.

alter table users
  add column proven_email text,
  add constraint users_proven_email_length check (char_length(proven_email) between 3 and 320);
comment on column users.proven_email is
  'the address at which the person read a mail of ours; null before, and once the account has another address';

alter table otp_challenges
  add column email text,
  add constraint otp_challenges_email_length check (char_length(email) between 3 and 320);
comment on column otp_challenges.email is
  'the address that the code was mailed to; null for codes of before 28 November 2026, which prove none';
