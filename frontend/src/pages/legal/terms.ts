import { paths } from '@/facts/paths';
import type { LegalText, Part } from './document';

const agreement: Part = {
  id: 'agreement',
  title: 'Between whom',
  blocks: [
    'These terms are between you and the operator: the organisation that runs Assay at this address. You agree to them when you create an account. You can read most of the site without one.',
  ],
};

const account: Part = {
  id: 'account',
  title: 'Your account',
  blocks: [
    {
      list: [
        'One person, one account. Do not lend it, and keep the way you sign in to yourself.',
        'Give your real name and an e-mail address you can read. Some things, such as starting an assessment, need a verified address.',
        'An account for a company needs the right to act for it. A company is checked before it can publish roles or see candidates’ profiles; until then it can only try assessments in a free trial.',
        'You can end your account at any time.',
      ],
    },
    { link: '/account/privacy', label: 'End your account' },
  ],
};

const work: Part = {
  id: 'work',
  title: 'Your work',
  blocks: [
    'What you write stays yours. You allow the operator to store it, to run it on tests, and to show it to you and to the company that invited you, for that and for nothing else.',
    'An assessment is taken by the person it was sent to, with the help its page allows. Its tasks are not to be published or passed on.',
  ],
};

const companies: Part = {
  id: 'companies',
  title: 'For companies',
  blocks: [
    {
      list: [
        'Invite people only for work that exists, and only people who expect to hear from you.',
        'A person decides about a person. Read a report as one piece of evidence among several.',
        'Give every candidate the same tasks and the same time, and more time to those who need it.',
        'Keep reports among those who take part in the decision.',
        'The answers and the hidden tests of the problem bank are not to be collected or published.',
      ],
    },
    { link: paths.howScored, label: 'What a score can and cannot say' },
  ],
};

const conduct: Part = {
  id: 'conduct',
  title: 'What is not allowed',
  blocks: [
    {
      list: [
        'Trying to get out of the box in which programs run, to read hidden tests, or to reach data that is not yours',
        'Taking an assessment for somebody else, or letting somebody take yours',
        'Loading the site so much that others cannot use it, or going around its limits',
        'Sending people mail through Assay that they did not ask for',
      ],
    },
    'If you find a hole by accident, tell the operator.',
    { contact: 'Security' },
  ],
};

const service: Part = {
  id: 'service',
  title: 'What you can expect',
  blocks: [
    'Handed-in work is kept once the page says so. If the judge is down, nothing is graded until it has judged again; time that the server lost does not count against you where it is recorded.',
    'Beyond that the service is offered as it is. It can be changed, interrupted or ended. Nothing here limits rights that the law of your country gives you.',
  ],
};

const ending: Part = {
  id: 'ending',
  title: 'Suspension and end',
  blocks: [
    'The operator can suspend an account that breaks these terms. The reason is recorded, with who decided, and a company is sent it. A suspended company keeps its data, and attempts that are running can be finished.',
  ],
};

const changes: Part = {
  id: 'changes',
  title: 'Changes of these terms',
  blocks: [
    'A new edition gets a new number and a date, and its changes are listed below. It counts from that date on; what happened before is judged by the edition of its day.',
    { link: paths.privacyPolicy, label: 'Privacy policy' },
  ],
};

/** The terms of use, in their present edition. */
export const terms: LegalText = {
  title: 'Terms',
  lead: 'What you and the operator of this site can expect of each other.',
  editions: [
    {
      version: '1.2',
      effective: '2026-11-29',
      changes: ['Says what a company can do in a free trial before it is checked.'],
    },
    {
      version: '1.1',
      effective: '2026-11-23',
      changes: [
        'Says whom the reason for a suspension is sent to, and how to reach the operator.',
        'Does not promise what only the operator can.',
      ],
    },
    { version: '1.0', effective: '2026-11-20', changes: ['The first edition of this text.'] },
  ],
  parts: [agreement, account, work, companies, conduct, service, ending, changes],
};
