import type { LucideIcon } from 'lucide-react';

/** One line of a sidebar. */
export type NavItem = {
  label: string;
  path: string;
  icon: LucideIcon;
  /** The heading it stands under; those without one come first. */
  group?: string;
  /** A real number of things behind it; not shown when 0 or unknown. */
  count?: number | undefined;
  /** Why it is not open; such items stand in a group of their own and stay reachable. */
  locked?: string | undefined;
  /** Its page is still being built: it is named, and no link leads there. */
  unbuilt?: boolean;
};

/** Lines under one heading. */
export const inGroup = (group: string, items: readonly NavItem[]): NavItem[] =>
  items.map((item) => ({ ...item, group }));
