drop index referral_accounts_newest;
