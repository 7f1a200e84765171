import { describe, expect, it } from 'vitest';
import type { TeamMember } from '@/api/words';
import {
  bodyOf,
  callOf,
  canPropose,
  instantOf,
  isEarly,
  momentWords,
  peopleOf,
  spanWords,
  zoneWords,
} from './rules';

const zone = 'Europe/Lisbon';

describe('the time of an interview', () => {
  it('is shown by the clocks of its own day, before and after they change', () => {
    expect(momentWords('2027-03-27T09:30:00Z', zone)).toBe('Saturday 27 March 2027, 09:30');
    expect(momentWords('2027-03-29T09:30:00Z', zone)).toBe('Monday 29 March 2027, 10:30');
    expect(zoneWords('2027-03-27T09:30:00Z', zone)).toBe('Europe/Lisbon, UTC');
    expect(zoneWords('2027-03-29T09:30:00Z', zone)).toBe('Europe/Lisbon, UTC+1');
    expect(zoneWords('2027-03-27T09:30:00Z', 'UTC')).toBe('UTC');
    expect(zoneWords('2027-03-29T09:30:00Z', 'Asia/Kolkata')).toBe('Asia/Kolkata, UTC+5:30');
  });

  it('ends where the clocks stand then', () => {
    const span = spanWords('2027-03-28T00:30:00Z', '2027-03-28T01:30:00Z', zone);
    expect(span).toBe('Sunday 28 March 2027, 00:30 to 02:30');
  });

  it('is read from a field by the own clocks, or is nothing', () => {
    const at = '2027-03-29T10:30';
    expect(instantOf(at)).toBe(new Date(at).toISOString());
    expect([instantOf(''), instantOf('soon')]).toEqual([null, null]);
  });
});

describe('a proposal', () => {
  it('is sent without what is empty', () => {
    const slots = ['2027-03-29T10:30', '', ''];
    const draft = { slots, minutes: '45', place: 'Room 1', message: ' ', people: ['a'] };
    const body = bodyOf(draft, 2, zone);
    expect(body).toMatchObject({ version: 2, minutes: 45, message: null, people: ['a'], zone });
    expect(body.slots[1]).toBe('1970-01-01T00:00:00.000Z');
    expect(bodyOf({ ...draft, minutes: 'long' }, 2, zone).minutes).toBe(0);
  });

  it('is made to somebody who is shortlisted, assessed or interviewed', () => {
    const states = ['released', 'shortlisted', 'assessment', 'interview', 'selected'];
    expect(states.map(canPropose)).toEqual([false, true, true, true, false]);
  });

  it('leads to a call where its place is a safe address', () => {
    expect(callOf('https://meet.example/1')).toBe('https://meet.example/1');
    for (const place of ['Room 1', 'http://meet.example', 'javascript:alert(1)'])
      expect(callOf(place)).toBeNull();
  });
});

it('the only one who can meet somebody takes part until another choice is made', () => {
  const member = (id: string, role: string) => ({ id, role }) as TeamMember;
  const draft = { slots: [], minutes: '45', place: '', message: '', people: null };
  const one = [member('a', 'owner'), member('b', 'billing')];
  expect(peopleOf(draft, one)).toEqual(['a']);
  expect(peopleOf(draft, [...one, member('c', 'reviewer')])).toEqual([]);
  expect(peopleOf({ ...draft, people: [] }, one)).toEqual([]);
  expect(peopleOf(draft, [])).toEqual([]);
});

it('whether interviews are still to come or were passed over is said by the stage', () => {
  expect(['released', 'shortlisted', 'offered'].map(isEarly)).toEqual([true, false, false]);
});
