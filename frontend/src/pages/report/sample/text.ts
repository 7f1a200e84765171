/** Words of the sample report. */
export const words = {
  title: 'Sample report',
  strip:
    'This is a sample, not a person: three programs of Assay’s problem bank, judged as a candidate’s are. Only its times are made up. It is in no figure and no list.',
  back: 'Back to Home',
  name: 'Sample candidate',
  company: 'Sample company',
  assessment: 'Sample assessment',
  set: 'sample',
  madeAt: '2026-11-30T00:00:00Z',
  startedAt: '2026-11-30T00:10:00Z',
  submittedAt: '2026-11-30T01:28:00Z',
} as const;
