drop table talent_key, introductions, talent_searches, talent_blocks, talent_profiles;
