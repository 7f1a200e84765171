import { plainOf, type Guide, type Section } from './markdown';

/** A section that a search finds, with the part of the guide that it is in and the words around the match. */
export type Hit = { guide: Guide; section: Section; part: string | null; excerpt: string };

/** As words are compared: without accents and capitals, every apostrophe alike. */
export const fold = (words: string): string =>
  words.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll(/[’‘]/g, "'").toLowerCase();

const EXCERPT = 160;

/** The words around the first match, cut between words. */
function excerptOf(plain: string, words: readonly string[]): string {
  if (plain.length <= EXCERPT) return plain;
  const folded = fold(plain);
  const places = words.map((word) => folded.indexOf(word)).filter((at) => at >= 0);
  const first = places.length === 0 ? 0 : Math.min(...places);
  const from = first < EXCERPT / 2 ? 0 : plain.indexOf(' ', first - EXCERPT / 2) + 1;
  const end = plain.lastIndexOf(' ', from + EXCERPT);
  const to = end <= from || from + EXCERPT >= plain.length ? from + EXCERPT : end;
  return `${from > 0 ? '… ' : ''}${plain.slice(from, to)}${to < plain.length ? ' …' : ''}`;
}

type Indexed = Omit<Hit, 'excerpt'> & { title: string; plain: string; text: string };

function indexOf(guide: Guide): Indexed[] {
  let part: string | null = null;
  return guide.sections.map((section) => {
    if (section.level === 2) part = section.title;
    const plain = plainOf(section.body);
    return {
      guide,
      section,
      part: section.level === 2 ? null : part,
      title: fold(section.title),
      plain,
      text: fold(`${section.title} ${plain}`),
    };
  });
}

/** How well a section answers: every word in its title, some of them, or none. */
function rank(words: readonly string[], { title }: Indexed): number {
  const hits = words.filter((word) => title.includes(word)).length;
  const begins = words.some((word) => title.split(/[^\p{L}\p{N}]+/u).includes(word));
  return hits * 2 + (begins ? 1 : 0);
}

/** A search over these guides: sections with every word of the query, those with the words in their titles first. */
export function searchOver(guides: readonly Guide[]): (query: string) => Hit[] {
  const index = guides.flatMap(indexOf);
  return (query) => {
    const words = fold(query).split(/\s+/).filter(Boolean);
    if (words.length === 0) return [];
    return index
      .filter(({ text }) => words.every((word) => text.includes(word)))
      .map((entry) => ({ entry, worth: rank(words, entry) }))
      .toSorted((a, b) => b.worth - a.worth)
      .map(({ entry: { guide, section, part, plain } }) => ({
        guide,
        section,
        part,
        excerpt: excerptOf(plain, words),
      }));
  };
}
