import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { cx } from '@/ui/cx';

type BackLinkProps = { to: string; className?: string; children: string };

/** From the open item back to its list. */
export function BackLink({ to, className, children }: BackLinkProps) {
  return (
    <Link
      to={to}
      className={cx(
        'mb-3 inline-flex items-center gap-2 text-sm font-medium text-link max-md:min-h-11',
        className,
      )}
    >
      <ArrowLeft size={16} strokeWidth={1.75} aria-hidden="true" />
      {children}
    </Link>
  );
}
