import type { SaveScorecard, Scorecard, ScorecardItem } from '@/api/words';
import type { BadgeTone } from '@/ui/Badge';
import { text } from './text';

/** What is chosen for an item: 1 to 4, that it was not seen, or nothing yet. */
export type Choice = '1' | '2' | '3' | '4' | 'unseen' | '';

export type Draft = { choices: Readonly<Record<string, Choice>>; text: string };

/** The form as it begins: what the reader has written before. */
export function draftOf(own: Scorecard | null): Draft {
  const choices: Record<string, Choice> = {};
  for (const { item, rating } of own?.ratings ?? [])
    choices[item] = rating === null ? 'unseen' : (String(rating) as Choice);
  return { choices, text: own?.text ?? '' };
}

/** The scorecard as it is sent: what was chosen, of what is asked now. */
export function bodyOf(
  draft: Draft,
  items: readonly ScorecardItem[],
  { version, submit }: Pick<SaveScorecard, 'version' | 'submit'>,
): SaveScorecard {
  const ratings = items.flatMap(({ name }) => {
    const choice = draft.choices[name] ?? '';
    if (choice === '') return [];
    return [{ item: name, rating: choice === 'unseen' ? null : Number(choice) }];
  });
  return { version, submit, ratings, text: draft.text };
}

/** Whether every item has a choice, and one of them is a rating. */
export function isComplete(draft: Draft, items: readonly ScorecardItem[]): boolean {
  const chosen = items.map(({ name }) => draft.choices[name] ?? '');
  return chosen.every((choice) => choice !== '') && chosen.some((choice) => choice !== 'unseen');
}

/** What somebody recommends, all in all: `Strong yes`; null where they do not say. */
export function recommendation(
  ratings: Scorecard['ratings'],
  items: readonly ScorecardItem[],
): { words: string; tone: BadgeTone } | null {
  const rating = ratings.find(({ item }) => item === text.overall)?.rating ?? null;
  const anchor = items.find(({ name }) => name === text.overall)?.anchors[(rating ?? 0) - 1];
  if (rating === null || anchor === undefined) return null;
  const [words = anchor] = anchor.split(':');
  return { words, tone: rating > 2 ? 'positive' : 'negative' };
}

/** A rating with the sentence that it stands for. */
export function ratingWords(item: ScorecardItem | undefined, rating: number | null): string {
  if (rating === null) return text.form.unseen;
  const anchor = item?.anchors[rating - 1];
  return anchor === undefined ? String(rating) : `${rating}: ${anchor}`;
}
