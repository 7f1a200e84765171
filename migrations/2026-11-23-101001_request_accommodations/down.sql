drop table accommodation_requests;
