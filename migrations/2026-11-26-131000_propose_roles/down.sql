drop table role_proposals;
