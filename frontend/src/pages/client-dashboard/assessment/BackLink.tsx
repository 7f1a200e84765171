import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router-dom';

import { paths } from '@/facts/paths';
import { text } from '@/features/assessments/text';

export function BackLink() {
  return (
    <Link
      to={paths.assessment}
      className="inline-flex min-h-8 items-center gap-1 hover:text-fg hover:underline"
    >
      <ChevronLeft size={15} strokeWidth={1.75} aria-hidden="true" />
      {text.back}
    </Link>
  );
}
