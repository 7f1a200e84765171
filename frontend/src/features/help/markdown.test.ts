import { expect, it } from 'vitest';
import { anchorOf, parseGuide, plainOf } from './markdown';

const source = `# Help for bakers

What bakers do.

## Bread

### Bake a loaf

Press **Bake**, then \`wait\`.

\`\`\`
# no heading
\`\`\`

## Cakes
`;

it('a guide is its title, its lead and its sections', () => {
  const guide = parseGuide('companies', source);
  expect(guide).toMatchObject({ title: 'Help for bakers', lead: 'What bakers do.' });
  expect(guide.sections.map(({ id, level }) => [id, level])).toEqual([
    ['bread', 2],
    ['bake-a-loaf', 3],
    ['cakes', 2],
  ]);
  expect(guide.sections[1]?.body).toContain('# no heading');
});

it.each([
  ['Send an assessment', 'send-an-assessment'],
  ['Set a partner’s terms', 'set-a-partners-terms'],
  ['stale_version', 'stale_version'],
  ['Complete your e-mail', 'complete-your-e-mail'],
])('the anchor of “%s” is %s', (title, anchor) => {
  expect(anchorOf(title)).toBe(anchor);
});

it('plain text has neither marks nor addresses', () => {
  expect(plainOf('- Press **Bake**, see [cakes](cakes.md#sweet).\n\n| a | `b` |\n|---|---|')).toBe(
    'Press Bake, see cakes. a b',
  );
});

it('plain text says nothing of pictures', () => {
  expect(plainOf('Before.\n\n![A loaf,\nbaked](../pictures/loaf.webp)\n\nAfter.')).toBe(
    'Before. After.',
  );
});
