import { describe, expect, it } from 'vitest';
import type { ScorecardItem } from '@/api/words';
import { bodyOf, draftOf, isComplete, ratingWords, recommendation } from './rules';

const items: ScorecardItem[] = [
  { name: 'Rust', anchors: ['None.', 'Some.', 'Enough.', 'More.'] },
  { name: 'Communication', anchors: ['a', 'b', 'c', 'd'] },
];

describe('a scorecard', () => {
  it('begins with what was written and is sent as it was chosen', () => {
    const own = {
      author: 'Rita',
      version: 3,
      state: 'draft' as const,
      ratings: [
        { item: 'Rust', rating: 3 },
        { item: 'Communication', rating: null },
        { item: 'Gone', rating: 1 },
      ],
      text: 'Clear.',
      read_before: false,
      submitted_at: null,
      changed_at: '2026-11-23T10:00:00Z',
      history: [],
    };
    const draft = draftOf(own);
    expect(bodyOf(draft, items, { version: 3, submit: true })).toEqual({
      version: 3,
      submit: true,
      ratings: [
        { item: 'Rust', rating: 3 },
        { item: 'Communication', rating: null },
      ],
      text: 'Clear.',
    });
    expect(draftOf(null)).toEqual({ choices: {}, text: '' });
  });

  it('is complete with a choice for each item and one rating', () => {
    const with_ = (rust: '' | '2' | 'unseen') => ({
      choices: { Rust: rust, Communication: 'unseen' as const },
      text: '',
    });
    expect(isComplete(with_('2'), items)).toBe(true);
    expect(isComplete(with_(''), items)).toBe(false);
    expect(isComplete(with_('unseen'), items)).toBe(false);
  });

  it('says what somebody recommends all in all, where they do', () => {
    const overall = {
      name: 'Overall recommendation',
      anchors: ['Strong no: a.', 'No: b.', 'Yes: c.', 'Strong yes: d.'],
    };
    const said = (rating: number | null) =>
      recommendation([{ item: overall.name, rating }], [...items, overall]);
    expect(said(4)).toEqual({ words: 'Strong yes', tone: 'positive' });
    expect(said(2)).toEqual({ words: 'No', tone: 'negative' });
    expect(said(null)).toBeNull();
    expect(recommendation([{ item: 'Rust', rating: 3 }], [...items, overall])).toBeNull();
  });

  it('says a rating with its sentence', () => {
    expect(ratingWords(items[0], 3)).toBe('3: Enough.');
    expect(ratingWords(undefined, 3)).toBe('3');
    expect(ratingWords(items[0], null)).toBe('Could not see it');
  });
});
