drop table attempt_leases;
