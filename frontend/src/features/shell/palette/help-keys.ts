import { paths } from '@/facts/paths';
import { isInterviews } from '@/features/shell/rules';
import { text } from '@/features/shell/text';

export type KeyGroup = { heading: string; keys: readonly (readonly [key: string, does: string])[] };

const words = text.help;

const everywhere: KeyGroup = {
  heading: words.everywhere,
  keys: [
    [text.palette.shortcut, words.palette],
    ['?', words.help],
    ['Esc', words.close],
  ],
};

const moves = [
  ['J', words.next],
  ['K', words.previous],
] as const;

/** The keys that work on a page: its own first, then those of every page. */
export function helpFor(pathname: string): KeyGroup[] {
  if (isInterviews(pathname))
    return [
      {
        heading: text.interviews,
        keys: [['/', words.search], ...moves],
      },
      everywhere,
    ];
  if (pathname === paths.adminInterviews)
    return [{ heading: text.interviews, keys: [...moves, ...words.moderation] }, everywhere];
  if (pathname === paths.adminOnboardCompanies)
    return [
      { heading: text.admin.onboardCompanies, keys: [...moves, ...words.inquiries] },
      everywhere,
    ];
  return [everywhere];
}
