import { expect, it } from 'vitest';
import {
  ofGithub,
  ofIntroductions,
  ofInvitations,
  ofMeetings,
  ofOffers,
  ofProposals,
  ofQuestions,
  ofStories,
} from './items';

const at = '2031-03-05T12:00:00Z';
const now = Date.parse('2031-03-01T12:00:00Z');
const application = { id: 'a1', title: 'Engineer', company: { id: 'c1', name: 'Pellworth' } };

/** Rows of the wire with only what is looked at. */
const of = <T>(...rows: object[]) => rows as unknown as T[];

it('an offer waits while it is open, and a question until it is answered', () => {
  const offers = [
    { id: 'o1', state: 'open', expires_at: at },
    { id: 'o2', state: 'declined', expires_at: at },
  ];
  expect(ofOffers(of({ application, items: offers }))).toEqual([
    {
      kind: 'offer',
      id: 'o1',
      title: 'Engineer',
      company: 'Pellworth',
      until: at,
      path: '/dashboard/applications/a1',
    },
  ]);
  const states = ['open', 'candidate_notified', 'answered', 'appealed'];
  const cases = states.map((state) => ({ id: state, state, due_at: at }));
  expect(ofQuestions(of(...cases)).map(({ path }) => path)).toEqual([
    '/dashboard/questions/candidate_notified',
  ]);
});

it('interview times wait while they are proposed, by the first that is still to come', () => {
  const slots = ['2031-03-08T12:00:00Z', '2031-02-01T12:00:00Z', at];
  const meetings = [
    { id: 'm1', state: 'proposed', over: false, slots },
    { id: 'm2', state: 'moving', over: true, slots },
    { id: 'm3', state: 'moving', over: false, slots: [] },
    { id: 'm4', state: 'set', over: false, slots },
  ];
  const found = ofMeetings(now)(of({ application, items: meetings }));
  expect(found.map(({ id, until }) => [id, until])).toEqual([
    ['m1', at],
    ['m3', null],
  ]);
});

it('a running attempt ends with its own clock, an open invitation with its own date', () => {
  const rows = ['started', 'open', 'not_open', 'finished', 'declined'].map((state) => ({
    code: state,
    state,
    expires_at: at,
    ends_at: state === 'started' ? '2031-03-01T13:00:00Z' : null,
  }));
  expect(ofInvitations(of(...rows)).map(({ kind, until }) => [kind, until])).toEqual([
    ['running', '2031-03-01T13:00:00Z'],
    ['invitation', at],
  ]);
});

it('requests wait until they are answered; a GitHub report of one’s own asks for nothing', () => {
  const asked = { state: 'requested', company_name: 'Pellworth', answer_by: at, expires_at: at };
  const over = { ...asked, state: 'declined' };
  expect(ofIntroductions(of({ ...asked, role_title: null }, over)).map((one) => one.title)).toEqual(
    ['Direct message'],
  );
  expect(ofProposals(of({ ...asked, state: 'proposed' }, over))).toHaveLength(1);
  expect(ofGithub(of(asked, over, { ...asked, company_name: null }))).toHaveLength(1);
});

it('a story waits when it or its changed text was sent back', () => {
  const form = { position: 'Intern', company_name: 'Pellworth', year: 2030 };
  const rows = [
    { id: 's1', state: 'changes_requested', edit_state: null, form },
    { id: 's2', state: 'published', edit_state: 'changes_requested', form },
    { id: 's3', state: 'published', edit_state: null, form },
  ];
  expect(ofStories(of(...rows)).map(({ id }) => id)).toEqual(['s1', 's2']);
});
