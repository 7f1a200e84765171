import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { guides } from './guides';
import { pageOf } from './GuideText';

const markdownOf = (id: string) => readFileSync(join('../docs/guide', `${id}.md`), 'utf8');

/** What a template says, with an ellipsis for what is filled in, as guides write it. */
function wordsOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
}

/** Every text that a screen of this application can show. */
function texts(): Set<string> {
  const found = new Set<string>();
  const walk = (node: ts.Node) => {
    const words = wordsOf(node);
    if (words !== null) found.add(words);
    ts.forEachChild(node, walk);
  };
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?:^|\/)text\.ts$/.test(file),
  );
  for (const file of files)
    walk(
      ts.createSourceFile(file, readFileSync(join('src', file), 'utf8'), ts.ScriptTarget.ESNext),
    );
  return found;
}

describe('the guides', () => {
  it('are the files of docs/guide, without the tasks that a browser walks', () => {
    const files = readdirSync('../docs/guide').filter((file) => file.endsWith('.md'));
    const listed = [...guides.map(({ id }) => `${id}.md`), 'tasks.md'];
    expect(files.toSorted()).toEqual(listed.toSorted());
  });

  it('name nothing in bold that no screen says', () => {
    const known = texts();
    const labels = guides.flatMap(({ id }) =>
      [...markdownOf(id).matchAll(/\*\*(.+?)\*\*/gs)].map(([, label = '']) => ({
        guide: id,
        label: label.replaceAll(/\s+/g, ' '),
      })),
    );
    expect(labels.length).toBeGreaterThan(200);
    expect(labels.filter(({ label }) => !known.has(label))).toEqual([]);
  });

  it.each(guides.map((guide) => [guide.id, guide] as const))(
    '%s has a title, a lead, and an anchor of its own for each section',
    (_, { title, lead, sections }) => {
      expect(title).not.toBe('');
      expect(lead).not.toBe('');
      const ids = sections.map(({ id }) => id);
      expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
      expect(sections[0]?.level).toBe(2);
      // A heading is a part with tasks below it, or says something itself.
      const hollow = sections.filter(
        ({ body, level }, at) => body === '' && !(level === 2 && sections[at + 1]?.level === 3),
      );
      expect(hollow.map(({ id }) => id)).toEqual([]);
    },
  );

  it('link to sections that exist', () => {
    const anchors = new Set(
      guides.flatMap(({ id, sections }) => [
        `/help/${id}`,
        ...sections.map((section) => `/help/${id}#${section.id}`),
      ]),
    );
    const links = guides.flatMap(({ id }) =>
      [...markdownOf(id).matchAll(/\]\(([^)]+)\)/g)].map(([, href = '']) => {
        const page = pageOf(href);
        return page?.startsWith('#') === true ? `/help/${id}${page}` : page;
      }),
    );
    const own = links.filter((page) => page?.startsWith('/help/') === true);
    expect(own.length).toBeGreaterThan(5);
    expect(own.filter((page) => page !== null && !anchors.has(page))).toEqual([]);
  });
});
