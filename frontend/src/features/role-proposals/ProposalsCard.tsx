import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { rows } from '@/api/cache/page';
import type { RoleProposal } from '@/api/words/hiring/slates';
import { paths, to } from '@/facts/paths';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { LoadFailed } from '@/ui/Loaded';
import { Time } from '@/ui/Time';
import { AnswerDialog } from './AnswerDialog';
import { myProposalsQuery, type Answer } from './api';
import { waiting } from './rules';
import { text } from './text';

const words = text.card;

/** One proposed role, and the answer to it. */
function Proposal({ one }: { one: RoleProposal }) {
  const [act, setAct] = useState<Answer | null>(null);
  const { role_title: role, company_id: id, role_id: roleId } = one;
  return (
    <li className="flex flex-col gap-3 py-4.5">
      <div>
        <h3 className="text-base break-words">{role}</h3>
        <p className="text-sm text-fg-muted">{one.company_name}</p>
      </div>
      <p className="text-sm break-words whitespace-pre-line">{one.note}</p>
      <p className="text-sm text-fg-muted">
        {words.until} <Time at={one.answer_by} />
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          variant="primary"
          aria-label={words.acceptOf(role)}
          onClick={() => setAct('accept')}
        >
          {words.accept}
        </Button>
        <Button aria-label={words.declineOf(role)} onClick={() => setAct('decline')}>
          {words.decline}
        </Button>
        <Link
          to={to(paths.openRole, { id, roleId })}
          aria-label={words.readOf(role)}
          className="text-sm font-semibold text-link underline-offset-3 hover:underline"
        >
          {words.read}
        </Link>
      </div>
      {act !== null && <AnswerDialog one={one} act={act} onClose={() => setAct(null)} />}
    </li>
  );
}

/** Roles that wait for the person's answer; nothing where none does. */
export function ProposalsCard() {
  const query = useInfiniteQuery(myProposalsQuery);
  const shown = waiting(rows(query.data));
  const isFailed = query.isError && rows(query.data).length === 0;
  if (!isFailed && shown.length === 0) return null;
  return (
    <div id="role-proposals" className="scroll-mt-20">
      <Card flush title={words.title}>
        {isFailed && (
          <LoadFailed query={query} className="m-4">
            {text.loadFailed}
          </LoadFailed>
        )}
        <ul className="divide-y divide-line px-4.5 empty:hidden">
          {shown.map((one) => (
            <Proposal key={one.id} one={one} />
          ))}
        </ul>
      </Card>
    </div>
  );
}
