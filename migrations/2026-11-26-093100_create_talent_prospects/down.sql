drop table talent_prospect_crowds;
drop table talent_prospects;
