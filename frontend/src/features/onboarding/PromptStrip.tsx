import { UserPen } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '@/facts/paths';
import { Button } from '@/ui/Button';
import type { Lacking } from './rules';
import { text } from './text';

const words = text.prompts;

const forms: Record<Lacking, string> = {
  username: paths.accountProfile,
  profile: paths.completeProfile,
};

type PromptStripProps = { lacks: readonly [Lacking, ...Lacking[]]; onLater: () => void };

/** Asks in one line for what the account lacks, above the page and in nobody's way. */
export function PromptStrip({ lacks, onLater }: PromptStripProps) {
  return (
    <aside
      aria-label={lacks.length > 1 ? words.both : words[lacks[0]].label}
      className="flex items-center gap-x-3 border-b border-line bg-surface px-4 py-1 text-xs text-fg-muted print:hidden"
    >
      <UserPen size={14} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
      <p className="min-w-0 flex-1">
        {lacks.map((one) => (
          <span key={one} className="mr-3">
            {words[one].says}{' '}
            <Link
              to={forms[one]}
              className="inline-flex items-center font-medium text-link underline underline-offset-2 max-md:min-h-11"
            >
              {words[one].go}
            </Link>
          </span>
        ))}
      </p>
      <Button size="sm" variant="ghost" onClick={onLater}>
        {words.later}
      </Button>
    </aside>
  );
}
