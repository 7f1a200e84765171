import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import type { LanguageId } from '@/api/words';

import {
  adding,
  type Change,
  filesOf,
  filesProblem,
  nameProblem,
  removing,
  renaming,
  titleAbove,
  titlesOf,
} from './rules';

type Case = {
  is: string;
  language: LanguageId;
  text: string;
  files?: [string, string, number][];
  error?: [number, string];
};

const cases = JSON.parse(readFileSync('../crates/kernel/src/files/cases.json', 'utf8')) as Case[];

/** The text after the changes, whose places are those of the text before. */
function changed(text: string, changes: readonly Change[]): string {
  return changes
    .toReversed()
    .reduce(
      (all, { from, to, insert }) => all.slice(0, from) + (insert ?? '') + all.slice(to ?? from),
      text,
    );
}

describe('files are read as the judge reads them', () => {
  it.each(cases)('$is', ({ language, text, files, error }) => {
    if (error !== undefined) {
      expect(filesProblem(language, text)).toMatchObject({ line: error[0], why: error[1] });
      return;
    }
    expect(filesProblem(language, text)).toBeNull();
    const read = filesOf(language, text).map((file) => [file.name, file.text, file.above]);
    expect(read).toEqual(files);
  });

  it('and a 33rd is one too many', () => {
    const of = (further: number) =>
      ['-- main.py --', ...Array.from({ length: further }, (_, at) => `-- f${at}.py --`)].join(
        '\n',
      );
    expect(filesProblem('python', of(31))).toBeNull();
    expect(filesProblem('python', of(32))).toEqual({ line: 33, name: 'f31.py', why: 'too_many' });
  });
});

describe('the name of a file', () => {
  it.each([
    ['geo.py', null],
    ['lib/geo.py', null],
    ['geo', 'extension'],
    ['geo.js', 'extension'],
    ['', 'name'],
    ['my geo.py', 'name'],
    ['../geo.py', 'name'],
    ['main.py', 'main'],
    ['MAP.py', 'twice'],
  ] as const)('%s: %s', (name, why) => {
    expect(nameProblem('python', name, ['map.py'])).toBe(why);
  });

  it('is not one of the judge’s own', () => {
    expect(nameProblem('java', 'Build.java', [])).toBe('taken');
    expect(nameProblem('java', 'lib/Build.java', [])).toBeNull();
  });
});

describe('the commands', () => {
  const one = 'print(1)';
  const two = '-- main.py --\nprint(1)\n-- geo.py --\n';

  it('add a file at the end', () => {
    expect(changed(one, adding('python', one, 'geo.py'))).toBe(two);
    const three = changed(two, adding('python', two, 'map.py'));
    expect(filesOf('python', three).map(({ name }) => name)).toEqual([
      'main.py',
      'geo.py',
      'map.py',
    ]);
    const empty = changed('', adding('python', '', 'geo.py'));
    expect(empty).toBe('-- main.py --\n\n-- geo.py --\n');
  });

  it('rename one, and never the main file', () => {
    expect(changed(two, renaming('python', two, 'geo.py', 'lib/map.py'))).toBe(
      '-- main.py --\nprint(1)\n-- lib/map.py --\n',
    );
    expect(renaming('python', two, 'main.py', 'x.py')).toEqual([]);
  });

  it('take one away, and with the last one all titles', () => {
    expect(changed(two, removing('python', two, 'geo.py'))).toBe('print(1)\n');
    const three = `${two}x = 1\n-- map.py --\ny = 2\n`;
    expect(changed(three, removing('python', three, 'geo.py'))).toBe(
      '-- main.py --\nprint(1)\n-- map.py --\ny = 2\n',
    );
    expect(removing('python', two, 'main.py')).toEqual([]);
  });
});

describe('a line', () => {
  it('belongs to the file whose title stands above it', () => {
    const titles = titlesOf('python', '-- main.py --\na\n-- geo.py --\nb\n');
    expect([1, 2, 3, 4].map((line) => titleAbove(titles, line)?.name)).toEqual([
      'main.py',
      'main.py',
      'geo.py',
      'geo.py',
    ]);
    expect(titleAbove([], 3)).toBeUndefined();
  });
});
