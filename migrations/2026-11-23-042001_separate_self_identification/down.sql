-- The roles stay: other databases of the same server may use them, and without these grants they can
-- do nothing.
drop table selection_reports;
drop function oldest_session();
drop owned by assay_selfid cascade;
drop owned by assay_app;
