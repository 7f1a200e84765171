import { readFileSync } from 'node:fs';
import { validate } from '@jsonresume/schema';
import { expect, it } from 'vitest';

type Case = { why: string; valid: boolean; resume: unknown };

/** The server's tests judge the same file. */
const file = readFileSync('../crates/hiring/src/resumes/cases.json', 'utf8');
const cases = JSON.parse(file) as Case[];

it.each(cases)('the schema agrees with our server: $why', ({ resume, valid }) => {
  let said: boolean | undefined;
  validate(resume, (_, fits) => {
    said = fits;
  });
  expect(said).toBe(valid);
});
