import { expect, it } from 'vitest';
import type { AdminCandidate } from '@/api/words';
import {
  actOf,
  actsOf,
  detailOf,
  nameOf,
  reasonProblem,
  scoreWords,
  standingOf,
  stateOf,
  stepWords,
  voidReasonProblem,
} from './rules';
import { text } from './text';

it('shows everybody where the address names no standing that there is', () => {
  expect([null, '', 'lost', 'locked'].map(standingOf)).toEqual(['all', 'all', 'all', 'locked']);
});

it('offers to lock what is open and to unlock what is locked', () => {
  expect([actOf({ locked: false }), actOf({ locked: true })]).toEqual(['lock', 'unlock']);
});

it('offers neither for an account that was merged', () => {
  expect(actsOf({ locked: true, merged_into: 'x' })).toEqual([]);
  expect(actsOf({ locked: true, merged_into: null })).toEqual(['unlock']);
});

it('says that somebody has no name instead of nothing', () => {
  expect(nameOf({ display_name: '' })).toBe(text.unnamed);
  expect(nameOf({ display_name: 'Ada' })).toBe('Ada');
});

it('asks for a reason of 1 to 2000 characters', () => {
  expect(reasonProblem('  ')).toBe(text.act.reasonMissing);
  expect(reasonProblem('👩'.repeat(2000))).toBeUndefined();
  expect(reasonProblem('x'.repeat(2001))).toBe(text.act.reasonLong);
});

it('asks for 1 to 400 characters about what went wrong in an attempt', () => {
  expect(voidReasonProblem(' ')).toBe(text.act.reasonMissing);
  expect(voidReasonProblem('x'.repeat(400))).toBeUndefined();
  expect(voidReasonProblem('x'.repeat(401))).toBe(text.void.reasonLong);
});

it('says of a result that it is voided, not graded yet, or what it scored', () => {
  expect(scoreWords({ state: 'voided', fineness: null })).toBe('Voided');
  expect(scoreWords({ state: 'submitted', fineness: null })).toBe(text.notGraded);
  expect(scoreWords({ state: 'graded', fineness: 595 })).toBe('595');
});

it('keeps the name of an act that it has no words for', () => {
  expect(stepWords({ action: 'lock' })).toBe('Locked');
  expect(stepWords({ action: 'something_new' })).toBe('something_new');
});

it('says of an account what weighs most', () => {
  const person: AdminCandidate = {
    id: 'p1',
    display_name: 'Ada',
    email: 'ada@example.com',
    email_verified: true,
    joined_at: '2026-11-25T12:00:00Z',
    locked: false,
    merged_into: null,
    profile_completed: true,
    username: null,
  };
  const worse = { ...person, email_verified: false, profile_completed: false };
  expect(stateOf(person)).toBe('complete');
  expect(stateOf({ ...person, profile_completed: false })).toBe('incomplete');
  expect(stateOf(worse)).toBe('unverified');
  expect(stateOf({ ...worse, locked: true })).toBe('locked');
  expect(stateOf({ ...worse, locked: true, merged_into: 'p2' })).toBe('merged');
});

it('says where somebody would work beside the address, and nothing where they do not say', () => {
  const email = 'ada@example.com';
  expect(detailOf({ email, places: [] })).toBe(email);
  const two = detailOf({ email, places: ['remote', 'uk_and_ireland'] });
  expect(two).toBe('ada@example.com · Remote, UK and Ireland');
});
