drop table attempt_addresses;
alter table attempt_leases drop column address_key;
