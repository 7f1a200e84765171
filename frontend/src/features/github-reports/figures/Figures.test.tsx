import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { GithubFigures } from '@/api/words/github-reports';
import { Figures } from './Figures';

const none = { value: 0, link: 'https://github.example/search' };
const empty: GithubFigures = {
  login: 'ada-codes',
  url: 'https://github.example/ada-codes',
  since: '2025-11-25',
  until: '2026-11-25',
  is_empty: true,
  commits: none,
  pulls: none,
  merged: none,
  sizes: { small: 0, medium: 0, large: 0, huge: 0, median: null },
  reviews: none,
  issues: none,
  languages: [],
  months: [],
  hours: Array.from({ length: 24 }, () => 0),
  repositories: [],
  collaboration: [],
  last_commit_at: null,
  last_pull_at: null,
  left_out: { forks: 0, merges: 0, bots: 0, files: 0, unread: 0 },
};

describe('figures', () => {
  it('of an account without public activity say that this is no negative signal', () => {
    render(<Figures of={empty} />);
    expect(screen.getByText('No public activity. This is not a negative signal.')).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('say of what could not be read that it was not read, and not that it is missing', () => {
    const repository = {
      name: 'ada-codes/queue',
      url: 'https://github.example/ada-codes/queue',
      is_fork: true,
      commits: {
        value: 3,
        link: 'https://github.example/ada-codes/queue/commits?author=ada-codes',
      },
      last_commit_at: null,
      tests: null,
      ci: false,
      readme: true,
      licence: 'file',
    };
    render(<Figures of={{ ...empty, is_empty: false, repositories: [repository] }} />);
    const row = screen.getByRole('row', { name: /ada-codes\/queue/u });
    expect(row.textContent).toBe('ada-codes/queueFork3Not readNot foundYesIn a fileNone');
    const link = screen.getByRole('link', { name: '3' });
    expect(link.getAttribute('href')).toBe(repository.commits.link);
  });
});
