-- The network graph asks who was brought in a period, the newest first.
create index referral_accounts_newest on referral_accounts (referred_at desc, user_id desc)
  include (referrer_id) where referrer_id is not null;
