import type { ReactNode } from 'react';
import { usePageTitle } from '@/ui/page-title';

type AuthHeaderProps = { title: string; lead?: string; children?: ReactNode };

/** Title of a sign-in page, one sentence, and what stands under it (a chip, a progress line). */
export function AuthHeader({ title, lead, children }: AuthHeaderProps) {
  usePageTitle(title);
  return (
    <header className="mb-6 flex flex-col gap-2">
      <h1 tabIndex={-1} className="text-3xl">
        {title}
      </h1>
      {lead !== undefined && <p className="text-md text-fg-muted">{lead}</p>}
      {children}
    </header>
  );
}
