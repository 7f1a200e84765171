// The wire's types of a report; read them through types.ts.

import type { GroupTag, LanguageId, Recorded, TestVerdict, Verdict } from './types';

export type SkillLabel = 'Foundational' | 'Intermediate' | 'Advanced' | 'Complete';
export type Skill = {
  name: string;
  percent_tenths: number;
  label: SkillLabel;
  median_tenths: number | null;
};

/** The others who took the same assessment; medians are null while they are too few. */
export type ReportCohort = {
  people: number;
  least: number;
  fineness: number | null;
  correctness_tenths: number | null;
  performance_tenths: number | null;
};

export type ReportTest = {
  number: number;
  verdict: TestVerdict;
  reason: string | null;
  cpu_ms: number;
  memory_kib: number;
  name: string | null;
  input: string | null;
  expected: string | null;
  got: string | null;
};

export type ReportGroup = {
  name: string;
  tag: GroupTag;
  weight: number;
  passed: boolean;
  points: number;
  tests: ReportTest[];
};

export type ReportTask = {
  id: string;
  position: number;
  title: string;
  weight: number;
  points: number | null;
  attempted: boolean;
  language: LanguageId | null;
  verdict: Verdict | null;
  source: string | null;
  submitted_at: string | null;
  runs: number;
  submissions: number;
  groups: ReportGroup[];
};

export type Report = {
  id: string;
  mode: 'candidate' | 'company' | 'admin';
  state: 'submitted' | 'graded';
  candidate: { display_name: string; email: string | null };
  company_name: string;
  assessment_title: string;
  set_version: string;
  set_made_at: string;
  cohort: ReportCohort;
  languages_used: LanguageId[];
  started_at: string;
  submitted_at: string;
  duration_minutes: number;
  used_seconds: number;
  formula: string;
  judge_version: string | null;
  receipt_id: string;
  fineness: number | null;
  generation: number | null;
  judged_again: boolean;
  sem: number | null;
  correctness_tenths: number | null;
  performance_tenths: number | null;
  attempted: number;
  skills: Skill[];
  tasks: ReportTask[];
  recorded: Recorded[];
};
