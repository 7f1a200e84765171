import type { ArticlePart } from '@/ui/Article';

/** Words of /about. */
export const text = {
  title: 'About Assay',
  lead: 'Hire on evidence: work that was done, tested in the open, read by both sides.',
  contents: 'On this page',
  parts: {
    idea: { id: 'idea', title: 'The idea' },
    how: { id: 'how', title: 'How it works' },
    rules: { id: 'rules', title: 'What we stand by' },
    not: { id: 'not', title: 'What it is not' },
    made: { id: 'made', title: 'Who makes it, who runs it' },
  } satisfies Record<string, ArticlePart>,
  idea: [
    'An assayer rubs metal on a dark stone and compares the streak with needles whose gold is known. The piece then gets its marks: who made it, how fine it is, who tested it, when.',
    'Assay does the same with code. The task is the metal, its tests are the needles. The result is a report with a number and everything the number was made from.',
  ],
  how: [
    'A company puts an assessment together from the problem bank and invites people by e-mail.',
    'A candidate first reads what is recorded, then solves the tasks in the browser. Each submission runs in a closed box on tests that are weighted in advance.',
    'Both get the same report: points, times and memory of every test, and the code. Similarity and team reviews are for the company alone. People talk about it, and a person decides.',
  ],
  rules: [
    'The formula of the score is public, and anyone can recalculate a score from the report.',
    'Candidates know what is recorded before it is recorded, and keep their reports.',
    'Time used, language and number of tries are shown. None of them changes the score.',
    'Every closed door says why it is closed, and every error what to do next.',
  ],
  not: [
    'Not an automatic judge of people: no one is declined by a score.',
    'Not surveillance: no camera, no microphone, no recording of the screen. How code is written is recorded only where the card of the assessment says so.',
  ],
  made: [
    'Assay is a program under the MIT or the Apache 2.0 licence, at your choice. An organisation runs it on its own servers with its own data; nothing is sent to the makers of the program.',
    'The operator at this address is responsible for it. The privacy policy says what that means for your data.',
  ],
  links: {
    scored: 'How scores are made',
    privacy: 'Privacy policy',
    logo: 'Logo and press',
  },
} as const;
