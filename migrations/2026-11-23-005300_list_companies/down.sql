drop index companies_listed;
