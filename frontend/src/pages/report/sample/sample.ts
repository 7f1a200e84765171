/** The sample report: what a report says of the three judged programs. No row of the database is behind it. */
import type { Report, ReportGroup, ReportTask, ReportTest } from '@/api/words';
import {
  correctness,
  divideHalfEven,
  fineness,
  performance,
  type ScoredTask,
} from '@/features/reports/formula';

import { JUDGED, type JudgedTask, type JudgedTest, LIMIT_KIB, LIMIT_US } from './judged';
import { words } from './text';

const MINUTES = 90;

/** How many fifths of a limit were begun; five where more than the limit was used. */
const fifths = (used: number, limit: number) => Math.min(5, Math.ceil((5 * used) / limit));

type Numbered = { number: number; test: JudgedTest; sample: JudgedTask['samples'][number] | null };

function testOf({ number, test, sample }: Numbered): ReportTest {
  const [verdict, cpu, memory, reason = null] = test;
  const [name, input, answer] = sample ?? [null, null, null];
  return {
    number,
    verdict,
    reason,
    // As in every report, exact figures are of samples only.
    cpu_ms: sample === null ? null : Math.floor(cpu / 1000),
    memory_kib: sample === null ? null : memory,
    cpu_fifths: fifths(cpu, LIMIT_US),
    memory_fifths: fifths(memory, LIMIT_KIB),
    name,
    input,
    expected: answer,
    got: answer,
  };
}

function groupsOf({ groups, samples }: JudgedTask): ReportGroup[] {
  let number = 0;
  return groups.map(([name, tag, weight, tests]) => {
    const passed = tests.every(([verdict]) => verdict === 'AC');
    const shown = tests.map((test, at) =>
      testOf({
        number: (number += 1),
        test,
        sample: tag === 'sample' ? (samples[at] ?? null) : null,
      }),
    );
    return { name, tag, weight, passed, points: passed ? weight : 0, tests: shown };
  });
}

const sumOf = (groups: readonly ReportGroup[], key: 'points' | 'weight') =>
  groups.reduce((sum, group) => sum + group[key], 0);

function taskOf(task: JudgedTask, at: number): ReportTask {
  const groups = groupsOf(task);
  return {
    id: task.slug,
    position: at + 1,
    title: task.title,
    weight: task.weight,
    drawn_from: 1,
    points: sumOf(groups, 'points'),
    attempted: true,
    language: 'python',
    verdict: task.verdict,
    source: task.source,
    submitted_at: words.submittedAt,
    runs: 0,
    submissions: 1,
    groups,
  };
}

function scored({ weight, groups }: ReportTask): ScoredTask {
  const [correct, fast] = [
    groups.filter(({ tag }) => tag !== 'perf'),
    groups.filter(({ tag }) => tag === 'perf'),
  ];
  return {
    weight,
    correct: sumOf(correct, 'points'),
    correctOf: sumOf(correct, 'weight'),
    fast: sumOf(fast, 'points'),
    fastOf: sumOf(fast, 'weight'),
  };
}

/** The share of each skill area's points: a task counts for every area that it needs. */
function skillsOf(tasks: readonly ReportTask[]): Report['skills'] {
  const names = [...new Set(JUDGED.flatMap(({ keywords }) => keywords))].toSorted();
  return names.map((name) => {
    const of = tasks.filter((_, at) => JUDGED[at]?.keywords.includes(name));
    const whole = of.reduce((sum, { weight }) => sum + 100 * weight, 0);
    const share = of.reduce((sum, { weight, points }) => sum + weight * (points ?? 0), 0);
    return {
      name,
      percent_tenths: divideHalfEven(1000 * share, whole),
      label: labelOf(share, whole),
      median_tenths: null,
    };
  });
}

function labelOf(share: number, whole: number): Report['skills'][number]['label'] {
  if (share >= whole) return 'Complete';
  if (100 * share >= 67 * whole) return 'Advanced';
  return 100 * share >= 34 * whole ? 'Intermediate' : 'Foundational';
}

function reportOf(tasks: ReportTask[]): Report {
  const points = tasks.map(scored);
  return {
    id: null,
    mode: 'shared',
    sections: ['name', 'tests', 'code'],
    state: 'graded',
    candidate: { display_name: words.name, email: null },
    company_name: words.company,
    by_partner: false,
    assessment_title: words.assessment,
    set_version: words.set,
    set_made_at: words.madeAt,
    started_at: words.startedAt,
    submitted_at: words.submittedAt,
    duration_minutes: MINUTES,
    used_seconds: (Date.parse(words.submittedAt) - Date.parse(words.startedAt)) / 1000,
    languages_used: ['python'],
    formula: 'assay-score/1',
    judge_version: 'assay-judge/0.0.0',
    receipt_id: null,
    fineness: fineness(points),
    correctness_tenths: correctness(points),
    performance_tenths: performance(points),
    generation: 1,
    judged_again: false,
    sem: null,
    percentile: null,
    cohort: {
      people: 0,
      least: 10,
      fineness: null,
      correctness_tenths: null,
      performance_tenths: null,
    },
    attempted: tasks.length,
    skills: skillsOf(tasks),
    tasks,
    recorded: [],
    records_typing: false,
    ai_policy: 'off',
    assistant: null,
    verification: null,
    not_verified: false,
    earlier: null,
    void_reason: null,
  };
}

export const SAMPLE: Report = reportOf(JUDGED.map(taskOf));
