// The wire's types, with every closed list of words named; contract.ts holds them against the generated schema.ts.

import type { components } from './schema';

export type Page<T> = { items: T[]; next_cursor: string | null };
export type List<T> = { items: T[] };

/** Every language that the judge knows; an assessment is offered in fewer. */
export type LanguageId =
  'python' | 'javascript' | 'c' | 'cpp' | 'rust' | 'go' | 'java' | 'typescript' | 'sql';
/** A language as the workers report it; its id may be one that we do not know yet. */
export type Language = components['schemas']['Language'];
export type Difficulty = 'easy' | 'medium' | 'hard';
export type GroupTag = 'core' | 'edge' | 'perf';
export type TestTag = GroupTag | 'sample';
export type Verdict = 'AC' | 'WA' | 'TLE' | 'MLE' | 'OLE' | 'RTE' | 'CE' | 'judge_error';
export type TestVerdict = Verdict | 'skipped';

/** A fact in words: what is recorded about a person, and why. */
export type Recorded = { title: string; detail: string };

// Public

export type ResolvedCode = {
  kind: 'attempt' | 'problem_preview' | 'not_found';
  path: string | null;
};

export type InviteCard = {
  code: string;
  state: 'open' | 'started' | 'finished' | 'expired' | 'cancelled';
  company_name: string;
  assessment_title: string;
  duration_minutes: number;
  task_count: number;
  languages: LanguageId[];
  invited_email_masked: string;
  expires_at: string;
  recorded: Recorded[];
  retention_days: number;
  attempt_id: string | null;
  viewer: 'anonymous' | 'invited' | 'other_account' | 'unverified';
};

// Account

// Problems

export type ProblemGroup = { name: string; tag: GroupTag; weight: number; tests: number };
export type Sample = { name: string; input: string; answer: string };
export type Templates = Partial<Record<LanguageId, string>>;

export type ProblemSummary = {
  /** Id of the version. */
  id: string;
  slug: string;
  title: string;
  difficulty: Difficulty;
  keywords: string[];
  time_limit_ms: number;
  memory_mib: number;
  groups: ProblemGroup[];
};

export type ProblemDetail = ProblemSummary & {
  /** Markdown. */
  statement: string;
  samples: Sample[];
  languages: LanguageId[];
  templates: Templates;
};

// Company

export type ReportRow = {
  /** The attempt's id. */
  id: string;
  assessment_title: string;
  company_name: string;
  candidate_name: string;
  candidate_email_masked: string | null;
  state: 'submitted' | 'graded';
  fineness: number | null;
  submitted_at: string;
  graded_at: string | null;
};

export type LatestEvent = {
  kind: 'invited' | 'started' | 'submitted' | 'graded';
  who: string;
  title: string;
  at: string;
};

export type ClosingAssessment = {
  assessment_id: string;
  title: string;
  invited: number;
  not_started: number;
  expires_at: string;
};

export type CompanyOverview = {
  company: { id: string; name: string };
  assessments: number;
  invitations_sent: number;
  attempts_started: number;
  reports_ready: number;
  waiting: ReportRow[];
  closing: ClosingAssessment[];
  latest: LatestEvent[];
};

export type AssessmentCounts = { invited: number; started: number; finished: number };

export type AssessmentSummary = {
  id: string;
  title: string;
  duration_minutes: number;
  task_count: number;
  languages: LanguageId[];
  created_at: string;
  counts: AssessmentCounts;
};

export type AssessmentTask = {
  id: string;
  position: number;
  problem: { id: string; slug: string; title: string; difficulty: Difficulty };
  weight: number;
};

export type AssessmentDetail = {
  id: string;
  title: string;
  duration_minutes: number;
  languages: LanguageId[];
  created_at: string;
  tasks: AssessmentTask[];
  counts: AssessmentCounts;
};

export type CreateAssessmentRequest = {
  title: string;
  duration_minutes: number;
  languages: LanguageId[];
  tasks: { problem_id: string; weight: number }[];
};

export type InvitationState =
  | 'created'
  | 'sent'
  | 'opened'
  | 'accepted'
  | 'started'
  | 'completed'
  | 'expired'
  | 'cancelled'
  | 'bounced';

export type Invitation = {
  id: string;
  code: string;
  url: string;
  email: string;
  name: string | null;
  state: InvitationState;
  sent_at: string | null;
  expires_at: string;
  attempt: { id: string; state: AttemptState; fineness: number | null } | null;
};

export type CreateInvitationRequest = { email: string; name?: string };

// Candidate

export type MyInvitation = {
  code: string;
  company_name: string;
  assessment_title: string;
  duration_minutes: number;
  state: InviteCard['state'];
  expires_at: string;
  attempt_id: string | null;
  ends_at: string | null;
};

export type StartAttemptRequest = { consent: true };
export type StartAttemptResponse = { attempt_id: string };

export type AttemptState = 'in_progress' | 'submitted' | 'graded';

export type Draft = { language: LanguageId; source: string; revision: number; saved_at: string };

export type SubmissionSummary = {
  id: string;
  kind: 'run' | 'submit';
  language: LanguageId;
  state: SubmissionState;
  verdict: Verdict | null;
  points: number | null;
  /** Whether it was a run on the candidate's own input, which passes no test. */
  own_input: boolean;
  created_at: string;
};

export type AttemptTask = {
  id: string;
  position: number;
  title: string;
  weight: number;
  difficulty: Difficulty;
  keywords: string[];
  statement: string;
  samples: Sample[];
  time_limit_ms: number;
  memory_mib: number;
  groups: ProblemGroup[];
  templates: Templates;
  drafts: Draft[];
  /** Newest first. */
  submissions: SubmissionSummary[];
  best_points: number | null;
};

export type Attempt = {
  id: string;
  state: AttemptState;
  assessment_title: string;
  company_name: string;
  started_at: string;
  ends_at: string;
  server_now: string;
  duration_minutes: number;
  languages: { id: LanguageId; label: string; version: string | null; available: boolean }[];
  recorded: Recorded[];
  tasks: AttemptTask[];
};

export type SaveDraftRequest = { language: LanguageId; source: string; revision: number };
export type SaveDraftResponse = { revision: number; saved_at: string };
export type RunRequest = { language: LanguageId; source: string; input?: string };
export type SubmitRequest = { language: LanguageId; source: string };

/** A run is superseded when a newer one of the same task took its place before it began. */
export type SubmissionState = 'queued' | 'running' | 'judged' | 'judge_error' | 'superseded';

export type TestRow = {
  number: number;
  group: string;
  tag: TestTag;
  /** Samples only. */
  name: string | null;
  verdict: TestVerdict;
  reason: string | null;
  cpu_ms: number;
  memory_kib: number;
  output: string | null;
  stderr: string | null;
};

export type SubmissionGroup = {
  name: string;
  tag: TestTag;
  passed: boolean;
  points: number;
  weight: number;
};

export type Submission = {
  id: string;
  kind: 'run' | 'submit';
  task_id: string;
  language: LanguageId;
  source: string;
  state: SubmissionState;
  phase: 'queued' | 'compiling' | 'running' | 'done';
  generation: number;
  ahead: number | null;
  wait_seconds: number | null;
  tests_total: number;
  tests: TestRow[];
  verdict: Verdict | null;
  points: number | null;
  groups: SubmissionGroup[];
  compile_message: string | null;
  own_input: { output: string; stderr: string } | null;
  created_at: string;
  judged_at: string | null;
  event_id: number;
};

export type FinishResponse = { state: AttemptState; receipt_id: string; submitted_at: string };

// Live

export type LiveClientMessage =
  | { type: 'auth'; token: string }
  | { type: 'subscribe'; topic: string; last_event_id?: number }
  | { type: 'unsubscribe'; topic: string };

export type LiveServerMessage =
  | { type: 'ready' }
  | { type: 'error'; code: string; topic?: string }
  | { type: 'subscribed'; topic: string }
  | { type: 'event'; topic: string; event_id: number; submission: Submission }
  | { type: 'notifications'; topic: 'notifications'; newest: string | null; unread: number };

// Development

export type {
  SkillLabel,
  Skill,
  ReportTest,
  ReportCohort,
  ReportGroup,
  ReportTask,
  Report,
} from './types-report';
