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
    nothingTried:
      'You have tried no problem yet. What you practise counts for nothing but your own list.',
    nothingOpen: 'You have tried every problem that is open.',
    empty: 'No problem is open for practice.',
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
      `Not yet. A trend needs ${least} graded reports that measure the same area, and you have none.`,
    fewReports: (reports: number, least: number) =>
      `Not yet. A trend needs ${least} graded reports that measure the same area, and you have ${reports}.`,
    noCommon: (reports: number, least: number) =>
      `Not yet. You have ${reports} graded reports, but no area is measured by ${least} of them.`,
    short: (areas: number, least: number) =>
      areas === 1
        ? `1 more area is measured by fewer than ${least} reports.`
        : `${areas} more areas are measured by fewer than ${least} reports.`,
    note: 'Each value is that of the report. Different tasks measure an area differently.',
    practise: 'Practise',
  },
} as const;
