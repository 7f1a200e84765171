import type { ReactNode } from 'react';

/** Read aloud, not shown. */
export function VisuallyHidden({
  children,
  as: Tag = 'span',
}: {
  children: ReactNode;
  as?: 'span' | 'div' | 'h2';
}) {
  return <Tag className="sr-only">{children}</Tag>;
}
