drop table scorecard_versions, scorecards;
