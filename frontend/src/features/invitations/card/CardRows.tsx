import {
  Briefcase,
  Code,
  Eye,
  FileText,
  ShieldQuestion,
  Timer,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';

import type { InviteCard } from '@/api/words';
import { text as assistantText } from '@/features/assistant/text';
import { text } from '@/features/invitations/text';
import { languageList } from '@/features/problems/rules';
import { Button } from '@/ui/Button';
import { useNow } from '@/ui/Time';
import { absoluteTime, relativeTime, utcTime } from '@/ui/time';

import { ReportInvitation } from './ReportInvitation';

const words = text.rows;

type RowProps = { icon: LucideIcon; name: string; children: ReactNode };

function Row({ icon: Icon, name, children }: RowProps) {
  return (
    <div className="relative min-w-0 pl-7.5">
      <dt className="text-xs text-fg-muted">
        <Icon
          size={17}
          strokeWidth={1.75}
          aria-hidden="true"
          className="absolute top-0.5 left-0 text-primary-text"
        />
        {name}
      </dt>
      {children}
    </div>
  );
}

/** Until when an invitation can be begun. */
function Until({ card }: { card: InviteCard }) {
  const now = useNow();
  const until = new Date(card.expires_at);
  return (
    <dd className="text-fg-muted">
      {words.openUntil}{' '}
      <time dateTime={card.expires_at} title={utcTime(until)}>
        {absoluteTime(until)}, {relativeTime(until, now)}
      </time>
    </dd>
  );
}

/** "Your code, how you write, your results": the kinds of things, as one line. */
function recordedLine({ recorded }: InviteCard): string {
  const [first = '', ...rest] = recorded.map(({ title }) => title);
  return [first, ...rest.map((title) => title.charAt(0).toLowerCase() + title.slice(1))].join(', ');
}

/** Who reads what comes of it. */
function resultLine(card: InviteCard): string {
  if (card.trial_of !== null) return text.trialCard;
  return card.by_partner ? words.resultOfPartner : words.result(card.company_name);
}

type CardRowsProps = {
  card: InviteCard;
  /** Goes to the whole list of what is recorded. */
  onReadAll: () => void;
};

/**
 * What happens, in five rows: what it is, how long, the tasks, what is recorded, who reads the result; and a sixth where
 * Assay does not know the company yet.
 */
export function CardRows({ card, onReadAll }: CardRowsProps) {
  const { role_title: role, company_name: company } = card;
  return (
    <dl className="flex flex-col gap-3 text-sm">
      <Row icon={Briefcase} name={words.what}>
        <dd className="wrap-anywhere">
          {role === null ? words.from(company) : words.forRole(role, company)}
        </dd>
      </Row>
      <Row icon={Timer} name={words.time}>
        <dd>
          <span>{text.minutes(card.duration_minutes)}</span>
          {words.sitting}
        </dd>
        {card.state === 'open' && <Until card={card} />}
      </Row>
      <Row icon={Code} name={words.tasks}>
        <dd>{words.tasksIn(card.task_count, languageList(card.languages))}</dd>
        <dd className="text-fg-muted">
          {assistantText.policyTitle}: {assistantText.policies[card.ai_policy].title}
        </dd>
      </Row>
      <Row icon={Eye} name={words.recorded}>
        <dd>
          {recordedLine(card)}.{' '}
          <Button
            variant="link"
            className="min-h-6 align-baseline max-md:min-h-6!"
            onClick={onReadAll}
          >
            {words.readAll}
          </Button>
        </dd>
      </Row>
      <Row icon={FileText} name={words.resultTitle}>
        <dd>{resultLine(card)}</dd>
      </Row>
      {card.is_unverified && (
        <Row icon={ShieldQuestion} name={words.company}>
          <dd>
            {words.unverified} <ReportInvitation code={card.code} />
          </dd>
          <dd className="text-fg-muted">{words.unverifiedWhy}</dd>
        </Row>
      )}
    </dl>
  );
}
