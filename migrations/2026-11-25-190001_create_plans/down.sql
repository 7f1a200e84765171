drop table invitation_credit_uses;
drop table invitation_credits;
drop table subscription_periods;
drop table subscriptions;
drop table plans;
