import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Article, ArticleSection } from './Article';

it('leads to each of its parts, also where the list of them is folded above the text', () => {
  const parts = [
    { id: 'points', title: 'Points' },
    { id: 'rounding', title: 'Rounding' },
  ];
  render(
    <Article header={<h1>Scores</h1>} parts={parts} contentsLabel="On this page">
      {parts.map((part) => (
        <ArticleSection key={part.id} {...part}>
          <p>{part.id}</p>
        </ArticleSection>
      ))}
    </Article>,
  );
  const lists = screen.getAllByRole('navigation', { name: 'On this page' });
  const folded = lists.map((list) => list.closest('details')).find((one) => one !== null);
  const title = screen.getByRole('heading', { level: 1 });
  expect(folded && title.compareDocumentPosition(folded)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(lists).toHaveLength(2);
  for (const list of lists) {
    const links = Array.from(list.querySelectorAll('a'));
    expect(links.map(({ hash }) => hash)).toEqual(['#points', '#rounding']);
    for (const { hash } of links) expect(document.querySelector(`section${hash}`)).not.toBeNull();
  }
});
