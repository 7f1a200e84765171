/** Words of the help pages, of the links that lead there and of their search. */
export const text = {
  title: 'Help',
  lead: 'How to do things in Assay, and what its messages mean.',
  page: 'Help with this page',
  newTab: '(opens in a new tab)',
  guides: 'Guides',
  search: {
    label: 'Search the help',
    placeholder: 'What would you like to do?',
    clear: 'Clear the search',
  },
  contents: 'Sections of this page',
  all: 'All sections',
  mark: '#',
  linkTo: (title: string) => `Link to “${title}”`,
  found: (count: number, most: number) => {
    if (count === 1) return '1 section found';
    return count > most
      ? `${count} sections found, the best ${most} shown`
      : `${count} sections found`;
  },
  results: 'Sections found, best match first',
  keys: 'Results of the search',
  moves: {
    search: 'Search',
    next: 'Next result',
    previous: 'Previous result',
    open: 'Open the section',
  },
  none: (query: string) => `Nothing in the help matches “${query}”. Try fewer or other words.`,
  clear: 'See all guides',
  within: (guide: string, part: string | null) => (part === null ? guide : `${guide}, ${part}`),
  goneTitle: 'Guide not found',
  gone: 'There is no guide at this address.',
} as const;
