/** Words of the home page. Samples are labelled as such; no number here claims to be measured. */
export const text = {
  pageTitle: 'Hire on evidence',
  headline: 'Hire on evidence.',
  lead: 'Candidates solve real challenges. Assay records how the work was done and strikes a report both sides can trust.',
  assess: 'Assess candidates',
  challenge: 'Take a challenge',
  keep: 'Candidates keep every report they earn.',
  example: 'Example',
  slab: {
    label:
      'An example report on a touchstone: five gold streaks, from 50 to 100 percent, and four hallmarks with a fineness of 750',
    name: 'Mara Lindgren',
    set: 'Harbour timetable, three tasks',
    needle: 'Advanced',
    note: ['Example, not a person', 'Fineness 750 of 1000'],
  },
  marks: {
    title: 'Four marks on every report',
    lead: 'Silver carries hallmarks so that nobody has to take the seller’s word. Skill can too.',
    who: {
      title: 'Who',
      detail: 'The maker’s mark. A verified sign-in stands behind every attempt.',
    },
    fine: {
      title: 'How fine',
      detail: 'Fineness, out of 1000, from hidden tests only. The formula is public.',
    },
    standard: {
      title: 'By what standard',
      detail: 'The Assay mark and the set version, so scores compare like with like.',
    },
    when: {
      title: 'When',
      detail: 'The date letter. The month the work was struck, a for January.',
    },
    sampleLabel: (mark: string) => `Example of the mark “${mark}”`,
  },
  work: {
    title: 'A workspace that stays out of the way',
    lead: 'A fast editor, visible tests and a calm clock. Drafts save as you type and survive a closed laptop. Candidates always see what is recorded and what is not.',
    points: [
      'Tests report one by one, as they finish',
      'Run and submit without the mouse',
      'No camera, no microphone',
    ],
    sample: {
      label: 'An example of the workspace: a short program beside its test results',
      task: 'Task 1 of 3',
      title: 'Ferry queues',
      statement:
        'Cars arrive at a pier in the order given. Each ferry takes as many as fit. Say how many crossings are needed.',
      file: 'main.py',
      clock: '1:12:40',
      saved: 'Saved',
      tests: [
        { name: 'sample-1', state: 'passed', time: '21 ms' },
        { name: 'sample-2', state: 'passed', time: '20 ms' },
        { name: 'sample-3', state: 'running', time: '' },
      ],
      states: { passed: 'Passed', running: 'Running' },
    },
  },
  steps: {
    title: 'From invitation to report',
    items: [
      {
        title: 'Build a set',
        detail:
          'Pick problems from the bank, set their weights, choose the time and the languages.',
      },
      {
        title: 'Send a code',
        detail:
          'One e-mail address, one code. The candidate sees what is recorded before the clock starts.',
      },
      {
        title: 'Read the report',
        detail:
          'Fineness, correctness, performance, every test and the code. Both sides read the same page; Similarity and team reviews are for the company alone.',
      },
    ],
    how: 'How scores are made',
  },
} as const;
