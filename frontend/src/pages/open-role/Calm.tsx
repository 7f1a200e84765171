import type { ReactNode } from 'react';
import { usePageTitle } from '@/ui/page-title';

type CalmProps = { title: string; children: ReactNode; action: ReactNode };

/** A page that has one thing to say, and one way on. */
export function Calm({ title, children, action }: CalmProps) {
  usePageTitle(title);
  return (
    <div className="mx-auto max-w-(--prose-max) px-5 py-16">
      <h1 tabIndex={-1} className="text-2xl">
        {title}
      </h1>
      <p className="mt-1.5 mb-5 text-md break-words text-fg-muted">{children}</p>
      {action}
    </div>
  );
}
