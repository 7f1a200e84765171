import { expect, it } from 'vitest';
import { write } from '@/platform/storage';
import { forgetCode, keptCode } from './kept-code';

it('keeps a code until its own attempt is over', () => {
  write('aiCode', 'abcde fgh23');
  expect(keptCode()).toBe('ABCDEFGH23');
  forgetCode('ZZZZZZZZ22');
  expect(keptCode()).toBe('ABCDEFGH23');
  forgetCode('ABCDEFGH23');
  expect(keptCode()).toBeNull();
});
