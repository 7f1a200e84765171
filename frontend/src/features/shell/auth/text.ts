/** What stands beside the forms of sign-in and sign-up: of use to the person whose form it is. */
export const text = {
  anyone: {
    title: 'How Assay works',
    items: [
      {
        title: 'Run in a sandbox',
        detail:
          'Code runs without network access. The report lists every test with its time and memory.',
      },
      {
        title: 'Scored by a public formula',
        detail: 'Fineness is a number from 0 to 1000, computed in whole numbers.',
      },
      {
        title: 'Nothing else affects the score',
        detail:
          'Time used, language and number of attempts are on the report and don’t change the score.',
      },
    ],
  },
  candidate: {
    title: 'After you sign up',
    items: [
      {
        title: 'Confirm your e-mail address',
        detail: 'Invitations to assessments open once it is confirmed.',
      },
      {
        title: 'Try the editor',
        detail: 'Practice problems look and are judged like those of an assessment.',
      },
      {
        title: 'Read your own report',
        detail: 'After an assessment you get a report that you can share by a link.',
      },
    ],
  },
  company: {
    title: 'Three steps to your first assessment',
    items: [
      {
        title: 'Create your account',
        detail: 'Confirm your work e-mail address and tell us about your company.',
      },
      {
        title: 'Build an assessment',
        detail: 'Choose problems from the bank, set the time and preview it as a candidate.',
      },
      {
        title: 'Invite candidates',
        detail: 'They get a link by e-mail. You read each report as soon as it is graded.',
      },
    ],
  },
  partner: {
    title: 'How it works',
    items: [
      {
        title: 'Apply',
        detail: 'We read every application and e-mail you our decision.',
      },
      {
        title: 'Share your link',
        detail: 'Your dashboard shows clicks, sign-ups and placements that came from it.',
      },
      {
        title: 'Get paid',
        detail: 'A rate is agreed with you, and statements list what you earned.',
      },
    ],
  },
} as const;
