drop table board_changes;
drop table application_invitations;
