import { paths } from '@/facts/paths';
import { isInterviews } from '@/features/shell/rules';
import { text } from '@/features/shell/text';
import type { User } from '@/api/words';
import { pageKeys, type KeyGroup } from '@/ui/page-keys';
import { goKeys, goLabel } from './GoKeys';

const words = text.help;

const help = [
  ['?', words.help],
  ['Esc', words.close],
] as const;

/** What works on every page: beside the palette, G and a letter. */
function everywhere(palette: { user: User | null } | null): KeyGroup[] {
  if (palette === null) return [{ heading: words.everywhere, keys: help }];
  const keys = goKeys(palette.user).map((to) => [goLabel(to), to.label] as const);
  return [
    { heading: words.everywhere, keys: [[text.palette.shortcut, words.palette], ...help] },
    ...(keys.length === 0 ? [] : [{ heading: words.goTo, keys }]),
  ];
}

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

/** The keys of a page by its address; those of its parts are listed beside their handlers. */
function ofAddress(pathname: string): KeyGroup | undefined {
  if (isInterviews(pathname))
    return { heading: text.interviews, keys: [['/', words.search], ...moves] };
  return pages[pathname];
}

/** The keys that work on a page: its own first, then those of every page; `palette` is null where there is none. */
export function helpFor(pathname: string, palette: { user: User | null } | null): KeyGroup[] {
  const own = ofAddress(pathname);
  return [...(own === undefined ? [] : [own]), ...pageKeys(), ...everywhere(palette)];
}
