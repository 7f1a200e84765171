-- The AI policy of assessments, and what candidates ask the assistant in their attempts.

alter table assessments add column ai_policy text not null default 'off'
  constraint assessments_ai_policy check (ai_policy in ('off', 'allowed', 'required'));

alter table attempts add column assistant text not null default 'off'
  constraint attempts_assistant
    check (assistant in ('off', 'not_agreed', 'unavailable', 'unused', 'used'));
comment on column attempts.assistant is
  'set when the attempt begins; afterwards only from unused to used';

create table assistant_questions (
  id uuid not null constraint assistant_questions_pkey primary key,
  attempt_id uuid not null
    constraint assistant_questions_attempt references attempts (id) on delete cascade,
  task_id uuid not null
    constraint assistant_questions_task references assessment_tasks (id) on delete cascade,
  number integer not null,
  question text not null,
  language text,
  code text,
  asked_at timestamptz not null default now(),
  state text not null default 'waiting',
  began_at timestamptz,
  ended_at timestamptz,
  answer text not null default '',
  failure text,
  model text,
  constraint assistant_questions_number unique (attempt_id, number),
  constraint assistant_questions_counts check (number >= 1),
  constraint assistant_questions_question check (char_length(question) between 1 and 4000),
  constraint assistant_questions_code
    check (char_length(code) <= 32000 and (code is null) = (language is null)),
  constraint assistant_questions_language check (char_length(language) <= 20),
  constraint assistant_questions_state
    check (state in ('waiting', 'asking', 'answered', 'stopped', 'failed')),
  constraint assistant_questions_ended
    check ((ended_at is null) = (state in ('waiting', 'asking'))),
  constraint assistant_questions_answer check (char_length(answer) <= 12000),
  constraint assistant_questions_failure
    check (failure in ('down', 'slow', 'busy', 'refused', 'over_budget', 'interrupted')),
  constraint assistant_questions_failed check ((failure is null) = (state <> 'failed')),
  constraint assistant_questions_model check (char_length(model) <= 200)
);
create index assistant_questions_by_task on assistant_questions (task_id);
create unique index assistant_questions_one on assistant_questions (attempt_id)
  where state in ('waiting', 'asking');
comment on table assistant_questions is
  'one question of a candidate and its answer; removed with the recording of the attempt';

alter table report_links drop constraint report_links_sections;
alter table report_links add constraint report_links_sections
  check (sections <@ array['name', 'tests', 'code', 'playback', 'integrity', 'assistant']
    and cardinality(sections) <= 6);
