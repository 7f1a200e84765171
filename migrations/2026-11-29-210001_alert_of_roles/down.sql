drop table role_alerts;
