import { matchPath } from 'react-router-dom';
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

const search = ['/', words.search] as const;
const opens = ['Enter', words.opens] as const;
const { admin } = text;

/** Pages with keys of their own, by their address. */
const pages: Readonly<Partial<Record<string, KeyGroup>>> = {
  [paths.adminInterviews]: {
    heading: text.interviews,
    keys: [...moves, ...words.moderation],
  },
  [paths.adminOnboardCompanies]: {
    heading: admin.onboardCompanies,
    keys: [...moves, ...words.inquiries],
  },
  [paths.adminCompanies]: {
    heading: admin.companies,
    keys: [search, ...moves, opens, ...words.companies],
  },
  [paths.adminPayingCompanies]: { heading: admin.payingCompanies, keys: [...moves, opens] },
  [paths.adminPreviewApplicants]: {
    heading: admin.previewApplicants,
    keys: [...moves, opens, ...words.slates],
  },
  [paths.adminPresence]: { heading: admin.presence, keys: [search, ...moves, opens] },
  [paths.adminUnpublishedRoles]: {
    heading: admin.unpublishedRoles,
    keys: [...moves, ...words.roles],
  },
  [paths.adminInterns]: {
    heading: admin.interns,
    keys: [search, ...moves, ...words.candidates],
  },
  [paths.adminPartners]: { heading: admin.partners, keys: [...moves, ...words.partners] },
  [paths.adminOnboarding]: { heading: admin.onboarding, keys: moves },
  [paths.adminSupportChat]: { heading: admin.supportChat, keys: [...moves, ...words.support] },
  [paths.adminIntegrity]: { heading: admin.integrity, keys: moves },
  [paths.adminNetwork]: { heading: admin.network, keys: [search, ...moves] },
};

/** The report as a company reads it; nobody else has this list there. */
const report: KeyGroup = { heading: words.report, keys: words.results };

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
  if (matchPath(paths.report, pathname) !== null) return [report, everywhere];
  const own = pages[pathname];
  return own === undefined ? [everywhere] : [own, everywhere];
}
