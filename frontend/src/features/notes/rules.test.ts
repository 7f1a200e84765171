import { describe, expect, it } from 'vitest';
import { asked, completed, matching, mentioned } from './rules';

const team = [
  { id: '1', name: 'Rita' },
  { id: '2', name: 'Rita Stone' },
  { id: '3', name: 'Rex' },
];

describe('a mention', () => {
  it('is asked for after an @ that begins a word', () => {
    expect(asked('Ask @Ri', 7)).toBe('Ri');
    expect(asked('@', 1)).toBe('');
    expect(asked('ada@example', 11)).toBeNull();
    expect(asked('Ask @Ri about it', 3)).toBeNull();
  });

  it('offers whose names begin so', () => {
    expect(matching(team, 'rI').map(({ id }) => id)).toEqual(['1', '2']);
    expect(matching(team, 'x')).toEqual([]);
  });

  it('is completed in its place', () => {
    expect(completed('Ask @Ri about', 7, 'Rita')).toEqual(['Ask @Rita about', 10]);
    expect(completed('Ask @', 5, 'Rex')).toEqual(['Ask @Rex ', 9]);
  });

  it('names each colleague once, the longer of two names first', () => {
    expect(mentioned('@Rita Stone and @rex and @Rex', team)).toEqual(['2', '3']);
    expect(mentioned('@Rita, please', team)).toEqual(['1']);
    expect(mentioned('rita@example.com', [])).toEqual([]);
  });
});
