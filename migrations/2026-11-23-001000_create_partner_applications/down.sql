drop table partner_applications;
