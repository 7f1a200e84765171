drop table rate_counters;
