import { UserPen } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '@/facts/paths';
import { Button } from '@/ui/Button';
import type { Lacking } from './rules';
import { text } from './text';

const forms: Record<Lacking, string> = {
  username: paths.accountProfile,
  profile: paths.completeProfile,
};

/** Asks for something that can wait, above the page and in nobody's way. */
export function PromptStrip({ lacks, onLater }: { lacks: Lacking; onLater: () => void }) {
  const words = text.prompts[lacks];
  return (
    <aside
      aria-label={words.label}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-info-line bg-info-soft px-4 py-1.5 text-sm text-fg"
    >
      <UserPen size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
      <p className="min-w-0 flex-1">{words.says}</p>
      <Button asChild size="sm">
        <Link to={forms[lacks]}>{words.go}</Link>
      </Button>
      <Button size="sm" variant="ghost" onClick={onLater}>
        {text.prompts.later}
      </Button>
    </aside>
  );
}
