import { describe, expect, it } from 'vitest';
import type { InquiryState, NewInquiry } from '@/api/words';
import {
  codeDigits,
  emptyInquiry,
  inquiryProblems,
  readDraft,
  secondsUntil,
  splitName,
  standingOf,
  trackOf,
} from './inquiry-rules';

const whole: NewInquiry = {
  companyName: 'Pellworth',
  firstName: 'Lena',
  lastName: 'Marsh',
  title: '',
  companyType: 'Start-up',
  interests: [],
  heardAbout: '',
  phone: '+44 20 7946 0018',
};

describe('an inquiry', () => {
  it('needs a company, a person, a kind and a number, and no more', () => {
    expect(Object.keys(inquiryProblems(emptyInquiry)).sort()).toEqual([
      'companyName',
      'companyType',
      'firstName',
      'lastName',
      'phone',
    ]);
    expect(inquiryProblems(whole)).toEqual({});
  });

  it.each(['12345', 'call me', '+44 20 7946 x18'])('takes no phone number like %s', (phone) => {
    expect(inquiryProblems({ ...whole, phone }).phone).toBeDefined();
  });

  it.each([
    ['companyName', 120],
    ['firstName', 80],
    ['lastName', 80],
    ['title', 120],
    ['heardAbout', 200],
  ] as const)('says when %s is longer than %i', (field, limit) => {
    expect(inquiryProblems({ ...whole, [field]: 'x'.repeat(limit) })).toEqual({});
    expect(inquiryProblems({ ...whole, [field]: 'x'.repeat(limit + 1) })[field]).toContain(
      String(limit),
    );
  });

  it('is read from a draft with care', () => {
    expect(readDraft(JSON.stringify(whole))).toEqual(whole);
    expect(readDraft('{"companyName":5,"interests":["a",7],"other":1}')).toEqual({
      ...emptyInquiry,
      interests: ['a'],
    });
    for (const broken of [null, '', '{', 'null']) expect(readDraft(broken)).toEqual(emptyInquiry);
  });

  it('begins with what the account is called', () => {
    expect(splitName(' Lena  Marsh ')).toEqual({ firstName: 'Lena', lastName: 'Marsh' });
    expect(splitName('Ana de Souza')).toEqual({ firstName: 'Ana', lastName: 'de Souza' });
    expect(splitName('Lena')).toEqual({ firstName: 'Lena', lastName: '' });
  });
});

it.each<[InquiryState | null, 'form' | 'code' | 'state', number]>([
  [null, 'form', 0],
  ['registered', 'form', 0],
  ['inquiry_started', 'code', 1],
  ['inquiry_verified', 'state', 2],
  ['in_review', 'state', 2],
  ['info_requested', 'form', 2],
  ['approved', 'state', 3],
  ['activation_sent', 'state', 3],
  ['expired', 'state', 3],
  ['activated', 'state', 4],
  ['account_ready', 'state', 4],
  ['rejected', 'state', 2],
  ['suspended', 'state', 4],
])('a company at %s sees the %s, with %i points behind it', (state, screen, done) => {
  expect(standingOf(state)).toMatchObject({ screen, done });
});

it.each<[InquiryState, number]>([
  ['rejected', 1],
  ['activation_sent', 2],
  ['account_ready', 3],
])('a company without an inquiry has %s with %i points of three behind it', (state, done) => {
  expect(trackOf({ state, origin: 'direct' })).toEqual({
    points: ['Account registered', 'Review', 'Company approved'],
    done,
  });
  expect(trackOf({ state, origin: 'form' }).points).toHaveLength(4);
});

it('a code is the digits of what was pasted', () => {
  expect(codeDigits(' 123-456 ')).toBe('123456');
  expect(codeDigits('1234567')).toBe('123456');
  expect(codeDigits('abc')).toBe('');
});

it('a wait is counted in whole seconds and ends at none', () => {
  const at = '2026-01-01T00:01:00Z';
  expect(secondsUntil(at, Date.parse('2026-01-01T00:00:00.500Z'))).toBe(60);
  expect(secondsUntil(at, Date.parse('2026-01-01T00:02:00Z'))).toBe(0);
  expect(secondsUntil(null, 0)).toBe(0);
});
