drop table offers;
