import { expect, it } from 'vitest';
import type { AtsExchange } from '@/api/words';
import { outcomeOf, problemOf, wanted } from './rules';
import { text } from './text';

it('asks for a key of Ashby and for none of Greenhouse', () => {
  const missing = text.form.remoteKeyMissing;
  expect(problemOf({ system: 'greenhouse', remoteKey: '' })).toBeUndefined();
  expect(problemOf({ system: 'ashby', remoteKey: '' })).toBe(missing);
  expect(problemOf({ system: 'ashby', remoteKey: 'short' })).toBe(missing);
  expect(problemOf({ system: 'ashby', remoteKey: 'has:a:colon:in:it' })).toBe(missing);
  expect(problemOf({ system: 'ashby', remoteKey: ' a-key-of-ashby ' })).toBeUndefined();
});

it('sends a key only to the system that has one', () => {
  const remoteKey = ' a-key-of-ashby ';
  expect(wanted({ system: 'ashby', remoteKey }).remote_key).toBe('a-key-of-ashby');
  expect(wanted({ system: 'greenhouse', remoteKey }).remote_key).toBeNull();
});

it('says who answered what, or why nobody did', () => {
  const of = (part: Partial<AtsExchange>) =>
    outcomeOf({ operation: 'start', status: null, error: null, ...part } as AtsExchange);
  expect(of({ status: 200 })).toBe('Assay answered 200');
  expect(of({ operation: 'update', status: 500 })).toBe('answered 500');
  expect(of({ operation: 'update', error: 'timed_out' })).toBe('No answer within 15 seconds');
  expect(of({})).toBeNull();
});
