-- What submitted programs are compared by, and what was found.

create table similarity_scopes (
  problem_id uuid not null
    constraint similarity_scopes_problem references problems (id) on delete cascade,
  language text not null,
  sources bigint not null default 0,
  comparable bigint not null default 0,
  pairs bigint not null default 0,
  constraint similarity_scopes_pkey primary key (problem_id, language),
  constraint similarity_scopes_language_length check (char_length(language) between 1 and 32),
  constraint similarity_scopes_counts check (sources >= comparable and comparable >= 0 and pairs >= 0)
);
comment on table similarity_scopes is
  'programs for one problem in one language: how many, how many of them long enough, how many pairs were compared';

create table similarity_sources (
  submission_id uuid not null
    constraint similarity_sources_submission references submissions (id) on delete cascade,
  attempt_id uuid not null
    constraint similarity_sources_attempt references attempts (id) on delete cascade,
  task_id uuid not null
    constraint similarity_sources_task references assessment_tasks (id) on delete cascade,
  user_id uuid not null
    constraint similarity_sources_user references users (id) on delete cascade,
  problem_id uuid not null
    constraint similarity_sources_problem references problems (id) on delete cascade,
  language text not null,
  hashes bigint[] not null,
  fingerprints integer not null,
  outcome text not null,
  others bigint not null,
  solutions integer not null,
  sent_at timestamptz not null,
  compared_at timestamptz not null,
  constraint similarity_sources_pkey primary key (submission_id),
  constraint similarity_sources_of_task unique (attempt_id, task_id),
  constraint similarity_sources_language_length check (char_length(language) between 1 and 32),
  constraint similarity_sources_fingerprints
    check (fingerprints between 0 and cardinality(hashes)),
  constraint similarity_sources_outcome check (outcome in ('unreadable', 'too_short', 'compared')),
  constraint similarity_sources_counts check (others >= 0 and solutions >= 0)
);
comment on column similarity_sources.hashes is
  'in the order of the program, each mixed with problem and language: equal ones are of the same problem';
comment on column similarity_sources.fingerprints is
  'of the hashes, how many counted when it was compared';
create index similarity_sources_task_id on similarity_sources (task_id);
create index similarity_sources_user_id on similarity_sources (user_id);
create index similarity_sources_problem_id on similarity_sources (problem_id);
create index similarity_sources_sent_at on similarity_sources (sent_at);
create index similarity_sources_hashes on similarity_sources using gin (hashes)
  with (fastupdate = off);

create table similarity_hashes (
  problem_id uuid not null
    constraint similarity_hashes_problem references problems (id) on delete cascade,
  language text not null,
  hash bigint not null,
  sources bigint not null,
  constraint similarity_hashes_pkey primary key (problem_id, language, hash),
  constraint similarity_hashes_language_length check (char_length(language) between 1 and 32),
  constraint similarity_hashes_sources check (sources >= 0)
);
comment on table similarity_hashes is 'how many programs have a hash; kept by a trigger';
create index similarity_hashes_common on similarity_hashes (problem_id, language, sources)
  where sources > 2;

create table similarity_spreads (
  problem_id uuid not null
    constraint similarity_spreads_problem references problems (id) on delete cascade,
  language text not null,
  permille integer not null,
  pairs bigint not null,
  constraint similarity_spreads_pkey primary key (problem_id, language, permille),
  constraint similarity_spreads_language_length check (char_length(language) between 1 and 32),
  constraint similarity_spreads_permille check (permille between 0 and 1000),
  constraint similarity_spreads_pairs check (pairs >= 1)
);
comment on table similarity_spreads is 'how many pairs of programs are how similar, where that is much';

create table similarity_matches (
  id uuid not null,
  submission_id uuid not null
    constraint similarity_matches_submission
    references similarity_sources (submission_id) on delete cascade,
  other_id uuid
    constraint similarity_matches_other
    references similarity_sources (submission_id) on delete cascade,
  problem_version_id uuid
    constraint similarity_matches_problem_version
    references problem_versions (id) on delete cascade,
  cluster uuid not null,
  fingerprints integer not null,
  covered integer not null,
  other_fingerprints integer not null,
  other_covered integer not null,
  longest integer not null,
  threshold_permille integer not null,
  fragments jsonb not null,
  found_at timestamptz not null,
  constraint similarity_matches_pkey primary key (id),
  constraint similarity_matches_once unique (submission_id, other_id),
  constraint similarity_matches_once_published unique (submission_id, problem_version_id),
  constraint similarity_matches_with check ((other_id is null) <> (problem_version_id is null)),
  constraint similarity_matches_counts check (covered between 1 and fingerprints
    and other_covered between 1 and other_fingerprints and longest >= 1),
  constraint similarity_matches_threshold check (threshold_permille between 0 and 1000)
);
comment on column similarity_matches.cluster is
  'matches that hang together have the same one: the id of one of them';
create index similarity_matches_other_id on similarity_matches (other_id);
create index similarity_matches_problem_version_id on similarity_matches (problem_version_id);
create index similarity_matches_cluster on similarity_matches (cluster);

-- However a program comes or goes, the counts agree with what there is.
create function count_similarity_hashes() returns trigger language plpgsql as $$
declare
  is_long integer := case when coalesce(new.outcome, old.outcome) = 'compared' then 1 else 0 end;
begin
  if tg_op = 'INSERT' then
    insert into similarity_scopes as scope (problem_id, language, sources, comparable)
      values (new.problem_id, new.language, 1, is_long)
      on conflict (problem_id, language) do update
        set sources = scope.sources + 1, comparable = scope.comparable + is_long;
    insert into similarity_hashes as known (problem_id, language, hash, sources)
      select new.problem_id, new.language, own.hash, 1
      from (select distinct unnest(new.hashes) as hash order by 1) as own
      on conflict (problem_id, language, hash) do update set sources = known.sources + 1;
  else
    update similarity_scopes set sources = sources - 1, comparable = comparable - is_long
      where problem_id = old.problem_id and language = old.language;
    update similarity_hashes set sources = sources - 1
      where problem_id = old.problem_id and language = old.language and hash = any (old.hashes);
    delete from similarity_hashes
      where problem_id = old.problem_id and language = old.language and hash = any (old.hashes)
        and sources = 0;
  end if;
  return null;
end
$$;
create trigger similarity_sources_counted after insert or delete on similarity_sources
  for each row execute function count_similarity_hashes();

alter table jobs
  drop constraint jobs_kind,
  add constraint jobs_kind
    check (kind in ('judge', 'mail', 'erase', 'delete_sign_in', 'webhook', 'compare'));
