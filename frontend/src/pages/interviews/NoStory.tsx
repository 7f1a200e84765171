import { MessagesSquare } from 'lucide-react';
import { text } from '@/features/interviews/text';
import { EmptyState } from '@/ui/EmptyState';
import { usePageTitle } from '@/ui/page-title';

/** Beside the list while no story is open. */
export default function NoStory() {
  usePageTitle(text.title);
  return (
    <EmptyState icon={MessagesSquare} className="py-32">
      {text.choose}
    </EmptyState>
  );
}
