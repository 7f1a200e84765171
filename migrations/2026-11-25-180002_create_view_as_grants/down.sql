drop table view_as_grants;
