drop function selfid.tally_scores(uuid);
drop function selfid.scored_people(uuid);
revoke select (created_at) on grades from assay_selfid;
revoke select (started_at) on attempts from assay_selfid;
drop table cut_off_counts;
