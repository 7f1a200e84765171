/** Words of a candidate's practice and skills. */
export const text = {
  practice: {
    title: 'Practice',
    browse: 'Browse',
    failed: 'Practice could not be loaded. Nothing is lost.',
    list: 'Practice for you',
    last: 'Last tried',
    daily: 'Puzzle of the day',
    open: 'Not tried yet',
    best: (points: number) => `best ${points} of 100`,
    statuses: { todo: 'Tried', tried: 'Tried', solved: 'Solved' },
    nothingTried: 'You haven’t tried a problem yet. Practice only affects your own list.',
    nothingOpen: 'You’ve tried every open problem.',
    empty: 'No problems are open for practice.',
  },
  skills: {
    title: (reports: number) => `Your skills, from ${reports} reports`,
    plain: 'Your skills',
    failed: 'Your skills could not be loaded. Nothing is lost.',
    list: 'Skill areas',
    up: (points: string, reports: number) => `Up ${points} points over ${reports} reports`,
    down: (points: string, reports: number) => `Down ${points} points over ${reports} reports`,
    same: (reports: number) => `The same over ${reports} reports`,
    lastOf: (skill: string) => `${skill}: the last report`,
    noReports: (least: number) =>
      `Not yet. Trends appear after ${least} graded reports on the same skill.`,
    fewReports: (reports: number, least: number) =>
      `Not yet. Trends appear after ${least} graded reports on the same skill. You have ${reports}.`,
    noCommon: (reports: number, least: number) =>
      `Not yet. You have ${reports} graded reports, but no ${least} of them are on the same skill.`,
    short: (areas: number, least: number) =>
      areas === 1
        ? `1 more skill has fewer than ${least} reports.`
        : `${areas} more skills have fewer than ${least} reports.`,
    note: 'Each value is from its report. Different tasks measure a skill differently.',
    practise: 'Practise',
  },
} as const;
