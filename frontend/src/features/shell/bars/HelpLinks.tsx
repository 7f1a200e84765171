import { CircleHelp } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import type { User } from '@/api/words';
import { helpPath } from '@/features/help/rules';
import { text } from '@/features/help/text';
import { Button } from '@/ui/Button';
import { Tooltip } from '@/ui/Tooltip';
import { line } from './Sidebar';

/** The page beside stays as it is while its help is read. */
const beside = { target: '_blank', rel: 'noopener' } as const;

/** The words of a link that leaves the page open. */
function Words() {
  return (
    <span>
      {text.page} <span className="sr-only">{text.newTab}</span>
    </span>
  );
}

/** Where the help describes the page that is open; null where none is offered. */
function useHelpPath(user: User | null): string | null {
  return helpPath(useLocation().pathname, user);
}

/** The question mark at the top of a dashboard. */
export function HelpCorner({ user }: { user: User }) {
  const path = useHelpPath(user);
  if (path === null) return null;
  return (
    <Tooltip content={text.page}>
      <Button
        asChild
        variant="ghost"
        className="w-8.5 px-0 max-md:hidden"
        aria-label={`${text.page} ${text.newTab}`}
      >
        <Link to={path} {...beside}>
          <CircleHelp size={17} strokeWidth={1.75} aria-hidden="true" />
        </Link>
      </Button>
    </Tooltip>
  );
}

/** The same as a line of the sheet that a phone has in its place. */
export function HelpLine({ user }: { user: User }) {
  const path = useHelpPath(user);
  if (path === null) return null;
  return (
    <Link to={path} {...beside} className={line}>
      <CircleHelp size={17} strokeWidth={1.75} aria-hidden="true" />
      <Words />
    </Link>
  );
}

/** The same above the keys of a page. */
export function HelpLink({ user }: { user: User | null }) {
  const path = useHelpPath(user);
  if (path === null) return null;
  return (
    <p className="mb-4 text-sm">
      <Link to={path} {...beside} className="font-semibold text-link underline underline-offset-3">
        <Words />
      </Link>
    </p>
  );
}
