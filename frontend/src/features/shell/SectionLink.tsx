import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { NavItem } from './nav';
import { isCurrent } from './rules';

type SectionLinkProps = { item: NavItem; className: string; children: ReactNode };

/** A link of the sections; the one that is open says so. */
export function SectionLink({ item, className, children }: SectionLinkProps) {
  const location = useLocation();
  return (
    <Link
      to={item.path}
      className={className}
      aria-current={isCurrent(item.path, location) ? 'page' : undefined}
    >
      {children}
    </Link>
  );
}
