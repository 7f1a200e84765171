drop table activation_links;
drop table inquiries;
drop table otp_challenges;
