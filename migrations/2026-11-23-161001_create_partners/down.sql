drop table referral_clicks;
drop table referral_past_codes;
drop table partner_attributions;
drop table partner_terms;
drop table partners;
