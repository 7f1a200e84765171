drop table team_invitations;
