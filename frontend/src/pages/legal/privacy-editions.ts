import type { LegalText } from './document';

/** Every edition of the privacy policy and what it changed, the present one first. */
export const privacyEditions: LegalText['editions'] = [
  {
    version: '1.11',
    effective: '2026-11-29',
    changes: [
      'Names people whom a partner invites by e-mail, and alerts for open roles.',
      'Says that a partner sees your last active day only if you show your name.',
    ],
  },
  {
    version: '1.10',
    effective: '2026-11-29',
    changes: [
      'Names how you want pages to look, free trials of companies, and reports about invitations.',
      'Says that a company can invite people in a free trial before it is checked.',
    ],
  },
  {
    version: '1.9',
    effective: '2026-11-28',
    changes: [
      'Names the editions of the terms of use and of this policy that you agreed to.',
      'Names the day on which you last ran or submitted a program, which the partner who referred you sees.',
    ],
  },
  {
    version: '1.8',
    effective: '2026-11-26',
    changes: [
      'Names changes of your network during an assessment, where you agreed to it before you began.',
      'Names earlier results that you share in place of an assessment.',
      'Names what you can show with your name in the talent pool, and cards that companies consider for a role.',
      'Names what you run in practice without an account.',
      'Names what you and a company write to each other after an introduction.',
      'Names the day of the last visit of those who belong to a company.',
    ],
  },
  {
    version: '1.7',
    effective: '2026-11-25',
    changes: [
      'Names that the operator’s administrator sees who is online, and how long that is kept.',
      'Names that the administrator can look at the dashboards of companies and partners as their owners see them.',
    ],
  },
  {
    version: '1.6',
    effective: '2026-11-25',
    changes: [
      'Names the comparison of submitted programs, where you agreed to it before you began.',
      'Names what you ask the assistant of an assessment, and what a language model is sent for it.',
    ],
  },
  {
    version: '1.5',
    effective: '2026-11-24',
    changes: [
      'Names the recording of how answers are written, where you agree to it.',
      'Names what partners earn and see, and that opened links are counted.',
    ],
  },
  {
    version: '1.4',
    effective: '2026-11-23',
    changes: [
      'Names what you practise, what you draw for puzzles, and invoices to companies.',
      'Names extra time that you ask for yourself, and who reads the request.',
      'Names when the tab in which you work was last connected.',
    ],
  },
  {
    version: '1.3',
    effective: '2026-11-23',
    changes: [
      'Names links to reports, and who has opened them.',
      'Names the talent pool and the lists of candidates for single companies.',
    ],
  },
  {
    version: '1.2',
    effective: '2026-11-23',
    changes: [
      'Names what you can say of yourself for statistics, and what companies read of it.',
      'Names internships.',
      'Names extra time, a company’s message, and the invitations that you stop.',
    ],
  },
  {
    version: '1.1',
    effective: '2026-11-23',
    changes: [
      'Names stories, likes and notifications, and more of what stays in your browser.',
      'Says how long e-mails and counters are really kept, and what stays of an invitation.',
      'Says how to reach the operator.',
    ],
  },
  { version: '1.0', effective: '2026-11-20', changes: ['The first edition of this text.'] },
];
