import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { NavItem } from '@/features/shell/nav';
import { isCurrent } from '@/features/shell/rules';

type SectionLinkProps = {
  item: NavItem;
  className: string;
  children: ReactNode;
  /** Lines that go before this one where both lead to the open page. */
  before?: readonly NavItem[];
};

/** A link of the sections; the open one is `aria-current`. */
export function SectionLink({ item, className, children, before = [] }: SectionLinkProps) {
  const location = useLocation();
  const open =
    isCurrent(item.path, location) && !before.some(({ path }) => isCurrent(path, location));
  return (
    <Link to={item.path} className={className} aria-current={open ? 'page' : undefined}>
      {children}
    </Link>
  );
}
