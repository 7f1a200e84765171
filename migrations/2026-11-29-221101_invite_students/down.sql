drop table partner_invitations;
