import type {
  NetworkAlert,
  NetworkEdgeKind,
  NetworkLink,
  NetworkNode,
  NetworkNodeKind,
} from '@/api/words/admin';
import { paths, to } from '@/facts/paths';
import { dayOf } from '@/ui/time';
import { text } from './text';

/** The kinds that can be shown or hidden, in the order of the legend. */
export const kinds = ['partner', 'user', 'company', 'role', 'placement'] as const;
export type ShownKind = (typeof kinds)[number];

export const periods = [7, 30, 90, 365, 3650] as const;
export type Period = (typeof periods)[number];
const USUAL: Period = 90;

/** What the address asks for. */
export type Asked = {
  kinds: readonly ShownKind[];
  days: Period;
  partner: string | null;
  node: string | null;
  depth: 1 | 2 | 3;
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A node of the address; null for what is none. */
export function nodeOf(word: string | null): string | null {
  const [kind, id] = (word ?? '').split(':');
  const known = kinds.some((one) => one === kind) && UUID.test(id ?? '');
  return known ? word : null;
}

/** What the address asks for; what it does not know is left out. */
export function askedOf(params: URLSearchParams): Asked {
  const named = (params.get('kinds') ?? '').split(',');
  const shown = kinds.filter((kind) => named.includes(kind));
  const days = periods.find((period) => String(period) === params.get('days')) ?? USUAL;
  const depth = ([1, 2, 3] as const).find((one) => String(one) === params.get('depth')) ?? 1;
  const partner = params.get('partner') ?? '';
  return {
    kinds: shown.length === 0 ? kinds : shown,
    days,
    partner: UUID.test(partner) ? partner : null,
    node: nodeOf(params.get('node')),
    depth,
  };
}

/** The same for the server: nothing where nothing is asked. */
export function queryOf({ kinds: shown, days, partner, node, depth }: Asked) {
  return {
    days,
    ...(shown.length === kinds.length ? {} : { kinds: shown.join(',') }),
    ...(partner === null ? {} : { partner }),
    ...(node === null ? {} : { node, depth }),
  };
}

export const isFiltered = ({ kinds: shown, partner, node }: Asked): boolean =>
  shown.length < kinds.length || partner !== null || node !== null;

/** The kinds once one of them was pressed. The last one stays. */
export function toggled(shown: readonly ShownKind[], kind: ShownKind): readonly ShownKind[] {
  const next = kinds.filter((one) => (one === kind) !== shown.includes(one));
  return next.length === 0 ? shown : next;
}

const monthOf = (day: string) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** What a node is called. */
export function nameOf({ id, kind, name, month }: NetworkNode): string {
  if (kind !== 'cluster') return name === '' ? text.unnamed : name;
  if (id === 'cluster:companies') return text.kinds.company;
  if (id === 'cluster:partners') return text.allPartners;
  if (month === null) return name === '' ? text.allPeople : text.peopleOf(name, text.allPeople);
  return name === '' ? text.people(monthOf(month)) : text.peopleOf(name, monthOf(month));
}

/** How large a node is drawn, in pixels: with the square root, so that the area says it. */
export function radiusOf({ kind, members, brought, arriving }: NetworkNode): number {
  const weight = kind === 'cluster' ? members : Math.max(brought, arriving);
  const least = kind === 'user' ? 4 : 6;
  return Math.min(22, least + Math.sqrt(weight));
}

/** The admin's page about what a node stands for; null where there is none. */
export function pageOf(kind: NetworkNodeKind, id: string): string | null {
  switch (kind) {
    case 'partner':
      return to(paths.adminPartner, { partnerId: id });
    case 'user':
      return `${paths.adminInterns}?candidate=${id}`;
    case 'company':
      return `${paths.adminCompanies}?company=${id}`;
    case 'role':
      return `${paths.adminPreviewApplicants}?role=${id}`;
    case 'placement':
      return `${paths.adminOnboarding}?internship=${id}`;
    case 'cluster':
      return null;
  }
}

/** Made once: two thousand names are compared twenty thousand times. */
const byName = new Intl.Collator();

/** The nodes in order, those who brought most first: all of them, or those that a search finds. */
export function listed(nodes: readonly NetworkNode[], search: string): NetworkNode[] {
  const words = search.trim().toLowerCase();
  const found =
    words === '' ? [...nodes] : nodes.filter((node) => nameOf(node).toLowerCase().includes(words));
  return found.sort(
    (a, b) =>
      b.brought - a.brought ||
      b.members - a.members ||
      b.arriving - a.arriving ||
      byName.compare(nameOf(a), nameOf(b)) ||
      a.id.localeCompare(b.id),
  );
}

/** What the panel counts of a node: each kind has figures of its own. */
export function figuresOf(node: NetworkNode): readonly (readonly [string, number])[] {
  const words = text.panel;
  switch (node.kind) {
    case 'role':
      return [[words.applicants, node.applied]];
    case 'placement':
      return [];
    case 'cluster':
      return [
        [words.members, node.members],
        [words.arriving, node.arriving],
      ];
    case 'partner':
    case 'user':
    case 'company':
      return [
        [words.brought, node.brought],
        [words.ofThemApplied, node.applied],
        [words.ofThemPlaced, node.placed],
      ];
  }
}

/** What the list beside the drawing holds: only who brings people in, until something is searched for. */
export const listedBeside = (nodes: readonly NetworkNode[], search: string): NetworkNode[] =>
  listed(nodes, search).filter(({ brought }) => search.trim() !== '' || brought > 0);

export type Neighbour = {
  node: NetworkNode;
  kind: NetworkEdgeKind;
  count: number;
  /** Whether it leads from the node that is asked about. */
  out: boolean;
  first_at: string;
  last_at: string;
};
type Links = readonly NetworkLink[];

/** The nodes beside one, with what ties them. */
export function neighbours(
  id: string,
  nodes: readonly NetworkNode[],
  links: Links,
): readonly Neighbour[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  return links.flatMap(({ from, to: end, ...link }) => {
    if (from !== id && end !== id) return [];
    const out = from === id;
    const node = byId.get(out ? end : from);
    return node === undefined ? [] : [{ node, ...link, out }];
  });
}

/** What ties two nodes, seen from the open one, how often and when: `Referred by · 2 edges · 3 Nov 2026 – 12 Nov 2026`. */
export function tieWords({ kind, count, out, first_at, last_at }: Omit<Neighbour, 'node'>): string {
  const [first, last] = [dayOf(first_at), dayOf(last_at)];
  return [
    (out ? text.edges : text.edgesBack)[kind],
    ...(count === 1 ? [] : [text.panel.edges(count)]),
    first === last ? first : `${first} – ${last}`,
  ].join(' · ');
}

/** What an alert says. */
export function alertWords({ kind, count }: NetworkAlert): string {
  if (kind === 'self_referral') return text.alerts.self_referral;
  return text.alerts[kind](count);
}
