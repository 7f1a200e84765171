import { useInfiniteQuery } from '@tanstack/react-query';
import { Mail, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { rows } from '@/api/cache/page';
import type { User } from '@/api/words';
import type { RoleProposal } from '@/api/words/hiring/slates';
import { paths, to } from '@/facts/paths';
import { tabLock } from '@/features/company/rules';
import { askedQuery } from '@/features/role-proposals/api';
import { text } from '@/features/role-proposals/text';
import { Button } from '@/ui/Button';
import { Time } from '@/ui/Time';
import { AskDialog } from './AskDialog';

const words = text.asking;
const icon = { size: 15, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** A role that the candidate was asked about, and what they have said. */
function Asked({ of }: { of: RoleProposal }) {
  const { role_id: roleId, role_title: role, state } = of;
  return (
    <li className="break-words">
      {state === 'accepted' ? (
        <Link
          to={to(paths.selectionBoard, { roleId })}
          aria-label={words.onBoard(role)}
          className="font-medium text-link underline-offset-3 hover:underline"
        >
          {role}
        </Link>
      ) : (
        <span className="font-medium">{role}</span>
      )}
      <span className="text-fg-muted">
        {': '}
        {text.states[state]}
        {state === 'proposed' && (
          <>
            {' · '}
            <Time at={of.answer_by} look="short" />
          </>
        )}
      </span>
    </li>
  );
}

type AskRoleProps = {
  /** Their result, which a company needs to ask them about a role; null where the reader knows of none. */
  report: string | null;
  who: string;
  /** The role that they have applied for, where they are looked at among its candidates. */
  role?: string;
  /** Where they are written to; null where the reader does not know. */
  email: string | null;
  user: User;
};

/** What else a company can do with somebody: add them to a role of its own, and write to them. */
export function AskRole({ report, who, role, email, user }: AskRoleProps) {
  const [isAsking, setAsking] = useState(false);
  const place = user.company?.role;
  const canAct = place === 'owner' || place === 'recruiter';
  const { data } = useInfiniteQuery({ ...askedQuery(report ?? ''), enabled: report !== null });
  const asked = rows(data);
  if (asked.length === 0 && (!canAct || (report === null && email === null))) return null;
  const isLocked = tabLock('create-jobs', user) !== null;
  return (
    <div className="flex flex-col gap-2 border-t border-line pt-3 text-sm">
      {canAct && (
        <div className="flex flex-wrap gap-2">
          {report !== null && (
            <Button
              size="sm"
              icon={<UserPlus {...icon} />}
              disabledReason={isLocked ? words.locked : undefined}
              className="grow max-md:min-h-11"
              onClick={() => setAsking(true)}
            >
              {role === undefined ? words.open : words.openOther}
            </Button>
          )}
          {email !== null && (
            <Button size="sm" asChild className="grow max-md:min-h-11">
              <a href={`mailto:${email}`} title={words.messageHint(email)}>
                <Mail {...icon} />
                {words.message}
              </a>
            </Button>
          )}
        </div>
      )}
      {asked.length > 0 && (
        <ul aria-label={words.asked} className="flex flex-col gap-1">
          {asked.map((one) => (
            <Asked key={one.id} of={one} />
          ))}
        </ul>
      )}
      {isAsking && report !== null && (
        <AskDialog report={report} who={who} except={role} onClose={() => setAsking(false)} />
      )}
    </div>
  );
}
