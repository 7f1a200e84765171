-- Interview experiences. What readers see stands apart from who wrote it: no row of `interviews` or
-- `interview_texts` names an author, so no reader's query can show one.

create table interview_companies (
  slug text not null,
  name text not null,
  company_id uuid
    constraint interview_companies_company references companies (id) on delete set null,
  stories integer not null default 0,
  created_at timestamptz not null default now(),
  constraint interview_companies_pkey primary key (slug),
  constraint interview_companies_slug_form check (slug ~ '^[a-z0-9-]{1,60}$'),
  constraint interview_companies_name_length check (char_length(name) between 1 and 120),
  constraint interview_companies_stories check (stories >= 0)
);
create index interview_companies_company_id on interview_companies (company_id);
create index interview_companies_by_stories on interview_companies (stories desc, slug);
create index interview_companies_by_name on interview_companies (lower(name) text_pattern_ops);

create table interviews (
  id uuid not null,
  seq bigint generated always as identity,
  company_slug text not null
    constraint interviews_company references interview_companies (slug) on delete restrict,
  position text not null,
  position_slug text not null,
  year integer not null,
  month integer,
  level text not null,
  outcome text not null,
  difficulty integer not null,
  experience text not null,
  source text not null,
  language text not null,
  rounds_count integer not null,
  days_to_decision integer,
  verified boolean not null default false,
  state text not null default 'published',
  hidden boolean not null default false,
  likes_count integer not null default 0,
  published_at timestamptz not null default now(),
  checked_at timestamptz not null default now(),
  constraint interviews_pkey primary key (id),
  constraint interviews_seq_key unique (seq),
  constraint interviews_position_length check (char_length(position) between 1 and 120),
  constraint interviews_position_slug_form check (position_slug ~ '^[a-z0-9-]{1,60}$'),
  constraint interviews_year check (year between 2000 and 2200),
  constraint interviews_month check (month between 1 and 12),
  constraint interviews_level check
    (level in ('intern', 'graduate', 'junior', 'mid', 'senior', 'lead', 'other')),
  constraint interviews_outcome check (outcome in
    ('offer_accepted', 'offer_declined', 'no_offer', 'waiting', 'withdrew', 'not_said')),
  constraint interviews_difficulty check (difficulty between 1 and 5),
  constraint interviews_experience check (experience in ('positive', 'neutral', 'negative')),
  constraint interviews_source check
    (source in ('applied', 'referral', 'recruiter', 'campus', 'assay', 'other')),
  constraint interviews_language check (language ~ '^[a-z]{2}$'),
  constraint interviews_rounds_count check (rounds_count between 0 and 12),
  constraint interviews_days check (days_to_decision between 0 and 730),
  constraint interviews_state check (state in ('published', 'flagged')),
  constraint interviews_hidden check (not hidden or state = 'flagged'),
  constraint interviews_likes_count check (likes_count >= 0)
) with (fillfactor = 90);
comment on column interviews.seq is
  'the order in which stories were published: lists are paged by it';
create index interviews_by_likes on interviews (likes_count desc, seq desc);
create index interviews_of_company on interviews (company_slug, seq desc);
create index interviews_of_company_by_likes on interviews
  (company_slug, likes_count desc, seq desc);
create index interviews_of_position on interviews (position_slug, seq desc);
create trigger interviews_transition before update of state on interviews
  for each row execute function check_transition('published>flagged', 'flagged>published');

create table interview_texts (
  interview_id uuid not null
    constraint interview_texts_interview references interviews (id) on delete cascade,
  heading text not null,
  excerpt text not null,
  summary text not null,
  tips text,
  rounds jsonb not null,
  words text not null,
  stretch text not null,
  shingles integer[] not null default '{}',
  search tsvector not null generated always as (
    setweight(to_tsvector('english', heading), 'A')
    || setweight(to_tsvector('english', summary), 'B')
    || setweight(to_tsvector('english', words), 'C')
    || array_to_tsvector(array[stretch])) stored,
  constraint interview_texts_pkey primary key (interview_id),
  constraint interview_texts_heading_length check (char_length(heading) <= 300),
  constraint interview_texts_excerpt_length check (char_length(excerpt) <= 240),
  constraint interview_texts_summary_length check (char_length(summary) <= 2000),
  constraint interview_texts_tips_length check (char_length(tips) <= 2000),
  constraint interview_texts_words_length check (char_length(words) <= 130000),
  constraint interview_texts_rounds check (jsonb_typeof(rounds) = 'array'),
  constraint interview_texts_rounds_size check (octet_length(rounds::text) <= 700000),
  constraint interview_texts_stretch_form check (stretch ~ '^zq[0-9]{1,15}$')
);
comment on column interview_texts.words is
  'what the rounds and the tips say, as one text to search in';
comment on column interview_texts.stretch is
  'a word of the search vector that all stories published in one stretch share: a search looks through the newest stretches first, however common its words are';
-- Stories are written seldom and searched often: no list of entries to be sorted in later.
create index interview_texts_search on interview_texts using gin (search)
  with (fastupdate = off);
create index interview_texts_shingles on interview_texts using gin (shingles)
  with (fastupdate = off);

-- How many published stories of a company say what; statistics are read from here.
create table interview_figures (
  company_slug text not null
    constraint interview_figures_company references interview_companies (slug) on delete cascade,
  figure text not null,
  value text not null,
  stories integer not null,
  constraint interview_figures_pkey primary key (company_slug, figure, value),
  constraint interview_figures_figure check
    (figure in ('difficulty', 'outcome', 'experience', 'days', 'rounds')),
  constraint interview_figures_value_length check (char_length(value) between 1 and 32),
  constraint interview_figures_stories check (stories >= 0)
);

create table interview_days (
  day date not null,
  stories integer not null,
  constraint interview_days_pkey primary key (day),
  constraint interview_days_stories check (stories >= 0)
);

create table interview_likes (
  user_id uuid not null constraint interview_likes_user references users (id) on delete cascade,
  interview_id uuid not null
    constraint interview_likes_interview references interviews (id) on delete cascade,
  created_at timestamptz not null default now(),
  constraint interview_likes_pkey primary key (user_id, interview_id)
);
create index interview_likes_interview_id on interview_likes (interview_id);

-- The counter is right whoever takes a like away: its owner, an erasing, a cascade.
create function count_interview_likes() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update interviews set likes_count = likes_count + 1 where id = new.interview_id;
  else
    update interviews set likes_count = likes_count - 1 where id = old.interview_id;
  end if;
  return null;
end
$$;
create trigger interview_likes_count after insert or delete on interview_likes
  for each row execute function count_interview_likes();

create table interview_drafts (
  id uuid not null,
  author_id uuid constraint interview_drafts_author references users (id) on delete set null,
  state text not null default 'draft',
  edit_state text,
  version integer not null default 1,
  way text not null,
  form jsonb not null,
  pay text,
  company_slug text,
  position_slug text,
  year integer,
  warnings jsonb not null default '[]',
  machine_filled text[] not null default '{}',
  confirmed text[] not null default '{}',
  note text,
  sampled boolean not null default false,
  verified_by text,
  submitted_at timestamptz,
  first_submitted_at timestamptz,
  published_at timestamptz,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  constraint interview_drafts_pkey primary key (id),
  constraint interview_drafts_state check (state in ('draft', 'auto_check', 'pending_review',
    'held', 'changes_requested', 'rejected', 'published', 'flagged', 'removed', 'withdrawn')),
  constraint interview_drafts_edit_state check (edit_state in ('draft', 'auto_check',
    'pending_review', 'held', 'changes_requested')),
  constraint interview_drafts_edits_are_of_live_text
    check (edit_state is null or state in ('published', 'flagged')),
  constraint interview_drafts_version check (version >= 1),
  constraint interview_drafts_way check (way in ('manual', 'guided')),
  constraint interview_drafts_form check (jsonb_typeof(form) = 'object'),
  constraint interview_drafts_form_size check (octet_length(form::text) <= 700000),
  constraint interview_drafts_pay_length check (char_length(pay) <= 200),
  constraint interview_drafts_company_slug_length check (char_length(company_slug) <= 60),
  constraint interview_drafts_position_slug_length check (char_length(position_slug) <= 60),
  constraint interview_drafts_warnings check (jsonb_typeof(warnings) = 'array'),
  constraint interview_drafts_note_length check (char_length(note) <= 2100),
  constraint interview_drafts_verified_by check
    (verified_by in ('application', 'assessment', 'placement'))
);
create index interview_drafts_author_id on interview_drafts (author_id, id desc);
create index interview_drafts_by_state on interview_drafts (state, id desc);
create index interview_drafts_edits on interview_drafts (edit_state, id desc)
  where edit_state is not null;
create unique index interview_drafts_once on interview_drafts
  (author_id, company_slug, position_slug, year)
  where state not in ('rejected', 'removed', 'withdrawn');
create trigger interview_drafts_transition before update of state on interview_drafts
  for each row execute function check_transition(
    'draft>auto_check', 'draft>withdrawn', 'auto_check>pending_review', 'auto_check>held',
    'auto_check>published', 'auto_check>withdrawn',
    'pending_review>published', 'pending_review>changes_requested', 'pending_review>rejected',
    'pending_review>withdrawn', 'held>published', 'held>changes_requested', 'held>rejected',
    'held>withdrawn', 'changes_requested>draft', 'changes_requested>withdrawn',
    'rejected>withdrawn', 'published>flagged', 'published>withdrawn', 'flagged>published',
    'flagged>removed', 'flagged>withdrawn');

create table interview_turns (
  id uuid not null,
  draft_id uuid not null
    constraint interview_turns_draft references interview_drafts (id) on delete cascade,
  step text not null,
  question text not null,
  answer text not null,
  at timestamptz not null default now(),
  constraint interview_turns_pkey primary key (id),
  constraint interview_turns_step_length check (char_length(step) between 1 and 40),
  constraint interview_turns_question_length check (char_length(question) between 1 and 1000),
  constraint interview_turns_answer_length check (char_length(answer) between 1 and 4000)
);
create index interview_turns_draft_id on interview_turns (draft_id, id);
create index interview_turns_at on interview_turns (at);

create table interview_reports (
  id uuid not null,
  interview_id uuid not null
    constraint interview_reports_interview references interviews (id) on delete cascade,
  reporter_id uuid constraint interview_reports_reporter references users (id) on delete set null,
  reason text not null,
  text text,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  constraint interview_reports_pkey primary key (id),
  constraint interview_reports_once unique (interview_id, reporter_id),
  constraint interview_reports_reason check
    (reason in ('confidential', 'personal_data', 'abuse', 'false', 'spam', 'other')),
  constraint interview_reports_text_length check (char_length(text) between 1 and 1000)
);
create index interview_reports_reporter_id on interview_reports (reporter_id);

create table interview_replies (
  id uuid not null,
  interview_id uuid not null
    constraint interview_replies_interview references interviews (id) on delete cascade,
  kind text not null,
  company_id uuid
    constraint interview_replies_company references companies (id) on delete set null,
  author_id uuid constraint interview_replies_author references users (id) on delete set null,
  text text not null,
  state text not null default 'pending_review',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  constraint interview_replies_pkey primary key (id),
  constraint interview_replies_once unique (interview_id, kind),
  constraint interview_replies_kind check (kind in ('reply', 'dispute')),
  constraint interview_replies_text_length check (char_length(text) between 1 and 2000),
  constraint interview_replies_state check (state in ('pending_review', 'published', 'rejected')),
  constraint interview_replies_version check (version >= 1)
);
create index interview_replies_company_id on interview_replies (company_id);
create index interview_replies_author_id on interview_replies (author_id);
create index interview_replies_by_state on interview_replies (state, id desc);
create trigger interview_replies_transition before update of state on interview_replies
  for each row execute function check_transition(
    'pending_review>published', 'pending_review>rejected');
