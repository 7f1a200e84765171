import { readFileSync } from 'node:fs';
import { validate } from '@jsonresume/schema';
import { expect, it } from 'vitest';

/** What the schema says of a document; undefined where it says nothing. */
function says(resume: unknown): boolean | undefined {
  let said: boolean | undefined;
  validate(resume, (_, fits) => {
    said = fits;
  });
  return said;
}

type Case = { why: string; valid: boolean; resume: unknown };

/** The server's tests judge the same file. */
const file = readFileSync('../crates/hiring/src/resumes/cases.json', 'utf8');
const cases = JSON.parse(file) as Case[];

it.each(cases)('the schema agrees with our server: $why', ({ resume, valid }) => {
  expect(says(resume)).toBe(valid);
});

// tests/api/hiring/applications.rs sends the same files to the server.
it.each(['sample', 'examples/new-grad', 'examples/career-changer', 'examples/senior-engineer'])(
  'an example of the schema’s own package is valid, and with a bad date it is not: %s',
  (name) => {
    const text = readFileSync(`node_modules/@jsonresume/schema/${name}.resume.json`, 'utf8');
    const resume = JSON.parse(text) as { work: { startDate: string }[] };
    expect(says(resume)).toBe(true);
    const [first, ...rest] = resume.work;
    expect(says({ ...resume, work: [{ ...first, startDate: '2020-1' }, ...rest] })).toBe(false);
  },
);
