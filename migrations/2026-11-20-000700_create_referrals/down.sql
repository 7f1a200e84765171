drop table referral_accounts;
alter table users drop column username_changed_at;
