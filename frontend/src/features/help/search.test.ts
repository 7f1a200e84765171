import { expect, it } from 'vitest';
import { guides } from './guides';
import { parseGuide } from './markdown';
import { searchOver } from './search';

const guide = parseGuide(
  'companies',
  `# Help

Lead.

## Reports

Nothing about it.

### Read a résumé

Open the file of the candidate.

### Share a link

It says who read the résumé, and who’s asked.
`,
);
const found = (query: string) => searchOver([guide])(query).map(({ section }) => section.id);

it('finds sections with every word, titles first, whatever the accents, capitals and apostrophes', () => {
  expect(found('RESUME')).toEqual(['read-a-résumé', 'share-a-link']);
  expect(found("who's resume")).toEqual(['share-a-link']);
  expect(found('resume nowhere')).toEqual([]);
  expect(found('  ')).toEqual([]);
});

it('says in which part of the guide a section is, and shows the words around the match', () => {
  const [hit] = searchOver([guide])('file');
  expect(hit).toMatchObject({ part: 'Reports', excerpt: 'Open the file of the candidate.' });
});

it.each([
  ['extra time', 'candidates', 'ask-for-extra-time'],
  ['webhook', 'companies', 'receive-events'],
  ['stale_version', 'errors', 'stale_version'],
  ['backup', 'operators', 'back-it-up'],
  ['erase my account', 'account', 'download-or-erase-your-data'],
  ['send assessment', 'companies', 'send-an-assessment'],
])('“%s” leads to a section of the %s among the first three', (query, id, anchor) => {
  const first = searchOver(guides)(query)
    .slice(0, 3)
    .map(({ guide: of, section }) => `${of.id}#${section.id}`);
  expect(first).toContain(`${id}#${anchor}`);
});
