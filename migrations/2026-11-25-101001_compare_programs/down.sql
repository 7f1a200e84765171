delete from jobs where kind = 'compare';
alter table jobs
  drop constraint jobs_kind,
  add constraint jobs_kind
    check (kind in ('judge', 'mail', 'erase', 'delete_sign_in', 'webhook'));
drop table similarity_matches;
drop table similarity_spreads;
drop table similarity_hashes;
drop table similarity_sources;
drop function count_similarity_hashes();
drop table similarity_scopes;
