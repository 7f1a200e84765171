import type { ReportLink } from '@/api/words';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Time } from '@/ui/Time';
import { isLive, sectionsText, type Whose } from './rules';
import { text } from './text';

type LinkRowProps = { link: ReportLink; whose: Whose; onRevoke: () => void };

/** One link: who made it, what it shows, how often it was opened, and until when it works. */
export function LinkRow({ link, whose, onRevoke }: LinkRowProps) {
  const byCompany = link.by_company && whose === 'own';
  const what = link.email ?? (byCompany ? text.companyLink : text.link);
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1 border-t border-line py-2.5 text-sm">
      <span className="min-w-0 flex-1 basis-48">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium break-words">{what}</span>
          <Badge tone={link.state === 'active' ? 'positive' : 'neutral'} dot>
            {text.states[link.state]}
          </Badge>
        </span>
        <span className="block text-xs text-fg-muted">{sectionsText(link.sections, whose)}</span>
        <span className="block text-xs text-fg-muted">
          {text.views(link.views, link.max_views)}
          {link.has_passcode && `, ${text.passcode}`} · {text.until}{' '}
          <Time at={link.expires_at} look="absolute" />
        </span>
      </span>
      {isLive(link) && (
        <Button size="sm" variant="ghost" aria-label={text.revoke.of(what)} onClick={onRevoke}>
          {text.revoke.open}
        </Button>
      )}
    </li>
  );
}
