import type { GuideId } from './rules';

/** A part of a guide: a heading, and what is written below it up to the next one. */
export type Section = { id: string; title: string; level: 2 | 3; body: string };

/** A file of docs/guide: its title, what comes before its first section, and its sections. */
export type Guide = { id: GuideId; title: string; lead: string; sections: readonly Section[] };

/** What a heading is called in an address, by the rule of GitHub, so that a link works in both places. */
export const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');

const FENCE = /^\s*```/;
const HEADING = /^(#{1,3}) (.+)$/;

/** A guide from its Markdown. Headings in a block of code are none. */
export function parseGuide(id: GuideId, source: string): Guide {
  let title = '';
  const lead: string[] = [];
  const sections: (Omit<Section, 'body'> & { lines: string[] })[] = [];
  let fenced = false;
  for (const line of source.split('\n')) {
    if (FENCE.test(line)) fenced = !fenced;
    const [, marks = '', heading = ''] = fenced ? [] : (HEADING.exec(line) ?? []);
    if (marks === '#') title = heading;
    else if (marks !== '')
      sections.push({
        id: anchorOf(heading),
        title: heading,
        level: marks === '##' ? 2 : 3,
        lines: [],
      });
    else (sections.at(-1)?.lines ?? lead).push(line);
  }
  const text = (lines: readonly string[]) => lines.join('\n').trim();
  return {
    id,
    title,
    lead: text(lead),
    sections: sections.map(({ lines, ...section }) => ({ ...section, body: text(lines) })),
  };
}

/** The words that a reader sees of Markdown, in one line. */
export const plainOf = (markdown: string): string =>
  markdown
    .replaceAll(/^\s*```.*$/gm, ' ')
    .replaceAll(/^\|?[\s|:-]+\|$/gm, ' ')
    .replaceAll(/!\[[^\]]*\]\([^)]*\)/g, ' ')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^\s*(?:[-*]|\d+\.)\s+/gm, '')
    .replaceAll(/\*\*|`|\|/g, ' ')
    .replaceAll(/\s+([.,;:)])/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();
