import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router-dom';

/** From a page of the selection to the one above it. */
export function BackTo({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-8 items-center gap-1 hover:text-fg hover:underline max-md:min-h-11"
    >
      <ChevronLeft size={15} strokeWidth={1.75} aria-hidden="true" />
      {children}
    </Link>
  );
}
