drop table provider_events;
drop table checkouts;
