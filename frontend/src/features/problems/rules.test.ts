import { describe, expect, it } from 'vitest';

import type { Difficulty, ProblemSummary } from '@/api/words';

import {
  groupLabel,
  keywordsBeside,
  languageLabel,
  languageList,
  limitText,
  matching,
} from './rules';

function problem(title: string, difficulty: Difficulty, keywords: string[]): ProblemSummary {
  return {
    id: title,
    slug: title.toLowerCase(),
    title,
    difficulty,
    type: 'code',
    practice: false,
    keywords,
    languages: ['python'],
    time_limit_ms: 1000,
    memory_mib: 256,
    groups: [],
  };
}

const catalogue = [
  problem('Shift plan', 'easy', ['intervals', 'sorting']),
  problem('Parcel routes', 'medium', ['graphs']),
  problem('Ledger', 'hard', ['parsing', 'sorting']),
];

describe('the catalogue', () => {
  it.each([
    [[], '', ['Shift plan', 'Parcel routes', 'Ledger']],
    [['easy', 'hard'], '', ['Shift plan', 'Ledger']],
    [[], 'sort', ['Shift plan', 'Ledger']],
    [[], 'SORT led', ['Ledger']],
    [['easy'], 'ledger', []],
    [[], '   ', ['Shift plan', 'Parcel routes', 'Ledger']],
  ] as const)('with %j and "%s" shows %j', (difficulties, text, titles) => {
    expect(matching(catalogue, new Set(difficulties), text).map((found) => found.title)).toEqual(
      titles,
    );
  });

  it.each([
    ['core', 'Core'],
    ['secret/edge', 'Edge'],
    ['perf2', 'Performance 2'],
    ['sample', 'Samples'],
    ['big-input', 'big-input'],
  ])('calls group %s %s', (name, label) => {
    expect(groupLabel(name)).toBe(label);
  });

  it('names languages and limits', () => {
    expect(languageLabel('cpp')).toBe('C++');
    expect(languageList(['python', 'c', 'cpp'])).toBe('Python 3, C and C++');
    expect(languageList(['sql', 'rust'])).toBe('SQL (SQLite) and Rust');
    expect(limitText(1500)).toBe('1.5 s');
    expect(limitText(2000)).toBe('2 s');
  });

  it('names a skill area once, and none that says the type again', () => {
    expect(keywordsBeside('debugging', ['debugging', 'Graphs', 'graphs'])).toEqual(['Graphs']);
    expect(keywordsBeside('code', ['code', 'search'])).toEqual(['code', 'search']);
  });
});
