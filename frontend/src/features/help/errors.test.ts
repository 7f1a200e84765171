import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { guideOf } from './guides';

const ROOT = '../crates/app/src';

/** How the server makes an error: by a name with its code, by a status with its code, or by a code that is named before. */
const MADE = [
  /\b(?:Self|ApiError)::(?:bad_request|forbidden|conflict|unauthorized|unavailable)\(\s*"([a-z_]+)"/g,
  /\b(?:Self|ApiError)::new\(\s*(?:[\w:]+),\s*"([a-z_]+)"/g,
  /\(StatusCode::[A-Z_]+, "([a-z_]+)"\);/g,
  /\blet code = "([a-z_]+)";/g,
];

/** Every code that the server answers with: the list is made from its sources. */
function codesOfServer(): string[] {
  const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.rs') && !/(?:^|\/)tests(?:\/|\.rs$)/.test(file),
  );
  const sources = files.map((file) => readFileSync(join(ROOT, file), 'utf8'));
  const found = sources.flatMap((source) =>
    MADE.flatMap((made) => [...source.matchAll(made)].map(([, code = '']) => code)),
  );
  return [...new Set(found)].toSorted();
}

/** What api/errors.ts makes of a call without an answer of the server. */
const OF_BROWSER = ['network', 'timeout', 'unreadable'];

const entries = () => guideOf('errors')?.sections.filter(({ level }) => level === 3) ?? [];

it('every code has an entry, and every entry a code', () => {
  const codes = codesOfServer();
  // What is made in an unusual way is found too, and the patterns find the usual ones.
  expect(codes).toEqual(
    expect.arrayContaining([
      'headers_too_large',
      'link_invalid',
      'method_not_allowed',
      'missing_token',
      'rate_limited',
      'stale_version',
      'unsupported_media_type',
    ]),
  );
  expect(codes.length).toBeGreaterThan(200);
  const wanted = [...codes, ...OF_BROWSER].toSorted();
  expect(
    entries()
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(wanted);
});

it('every entry says what the code means and what to do', () => {
  const silent = entries().filter(({ body }) => !/^.+\.\n\nWhat to do: .+\.$/s.test(body));
  expect(silent.map(({ id }) => id)).toEqual([]);
});
