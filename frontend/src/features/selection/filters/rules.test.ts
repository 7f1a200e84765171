import { describe, expect, it } from 'vitest';
import { matchesOf } from './match-words';
import {
  chipsOf,
  EVERYBODY,
  filterOf,
  finenessOf,
  isNarrow,
  kindsOf,
  paramsOf,
  toggled,
  type CardFilter,
} from './rules';

const skills = ['Rust', 'SQL', 'Go'];
const full: CardFilter = {
  progress: ['waiting', 'graded'],
  sources: ['partner'],
  availableBy: '2027-03-01',
  skills: ['Rust', 'Go'],
  missing: true,
  reviewer: '00000000-0000-7000-8000-000000000001',
  finenessFrom: 650,
};
const rita = () => 'Rita Ray';

describe('the filter of a board', () => {
  it('comes back from its own address', () => {
    expect(filterOf(new URLSearchParams(paramsOf(full)), skills)).toEqual(full);
    expect(paramsOf(EVERYBODY)).toEqual({});
    expect([isNarrow(EVERYBODY), kindsOf(full)]).toEqual([false, 7]);
  });

  it('leaves out what an address names wrongly', () => {
    const words = 'progress=done,graded,graded&source=friend&skills=Rust,Cobol&scorecards=all';
    const bad = `${words}&reviewer=rita&fineness_from=1001`;
    for (const day of ['2027-02-30x', 'tomorrow', '2027-13-01'])
      expect(filterOf(new URLSearchParams(`${bad}&available_by=${day}`), skills)).toEqual({
        ...EVERYBODY,
        progress: ['graded'],
        skills: ['Rust'],
      });
  });

  it('says each part that is set, and what is left without it', () => {
    const chips = chipsOf(full, rita);
    expect(chips.map(({ label }) => label)).toEqual([
      'Fineness is at least 650 or none yet',
      'Reviewer is Rita Ray',
      'Assessment: Invited or Graded',
      'Source: Partner',
      'Could start by 2027-03-01',
      'Lists Rust',
      'Lists Go',
      'Scorecards missing',
    ]);
    for (const { remove } of chips)
      expect(chipsOf(remove(full), rita)).toHaveLength(chips.length - 1);
    expect(chips[5]?.remove(full).skills).toEqual(['Go']);
    expect(chipsOf(full, () => null)[1]?.label).toBe('Reviewer is a former colleague');
  });

  it('takes a whole number up to 1000 for a fineness', () => {
    expect([' 650 ', '0', '1000'].map(finenessOf)).toEqual([650, 0, 1000]);
    expect(['', '1001', '-1', '6.5', '1e3', 'all'].map(finenessOf)).toEqual(Array(6).fill(null));
  });

  it('keeps the order of the list whatever is pressed first', () => {
    expect(toggled(skills, ['Go'], 'Rust')).toEqual(['Rust', 'Go']);
    expect(toggled(skills, ['Rust', 'Go'], 'Rust')).toEqual(['Go']);
  });
});

describe('what somebody states', () => {
  it('is named by skill and first day, and answers are counted', () => {
    const answer = (is_stated: boolean) => ({ kind: 'answer' as const, name: 'Q?', is_stated });
    const found = matchesOf([
      { kind: 'skill', name: 'Rust', is_stated: true },
      { kind: 'skill', name: 'SQL', is_stated: false },
      { kind: 'start', name: '2027-03-01', is_stated: true },
      answer(true),
      answer(false),
    ]);
    expect(found).toEqual({
      stated: ['Rust', 'start 2027-03-01'],
      missing: ['SQL', '1 of 2 required answers'],
      short: '3 of 5 stated',
      long: 'Lists: Rust, start 2027-03-01. Does not list: SQL, 1 of 2 required answers.',
    });
    expect(matchesOf([answer(true)])).toEqual({
      stated: ['1 of 1 required answers'],
      missing: [],
      short: '1 of 1 stated',
      long: 'Lists: 1 of 1 required answers.',
    });
  });
});
