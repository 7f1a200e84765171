import { useQuery } from '@tanstack/react-query';
import { Info } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { isMissing } from '@/api/failure';
import type { AdminRoleDetail, RoleDecision, RoleForm } from '@/api/words';
import { useActKeys } from '@/features/review-queue/hooks';
import { titleOf } from '@/features/roles/rules';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { History } from '@/ui/History';
import { LoadFailed } from '@/ui/Loaded';
import { Notice } from '@/ui/Notice';
import { SkeletonRows } from '@/ui/Skeleton';
import { Time } from '@/ui/Time';
import { roleQuery } from './api';
import { Checks } from './Checks';
import { DecideDialog } from './DecideDialog';
import { Difference } from './Difference';
import { inOrder, keyOf, meantOf, stepWords } from './rules';
import { text } from './text';

type Parts = {
  /** The role as candidates see it. */
  preview: (form: RoleForm) => ReactNode;
  /** How far it has come. */
  badges: (role: AdminRoleDetail) => ReactNode;
};

/** One role to be read and decided. Keys: A, P, C and R, while they are open. */
export function RolePane({ id, ...parts }: Parts & { id: string }) {
  const query = useQuery(roleQuery(id));
  if (query.data !== undefined) return <Opened role={query.data} {...parts} />;
  if (!query.isError) return <SkeletonRows />;
  if (isMissing(query.error)) return <p className="p-4.5 text-sm text-fg-muted">{text.gone}</p>;
  return <LoadFailed query={query}>{text.loadFailed}</LoadFailed>;
}

type HeadProps = {
  role: AdminRoleDetail;
  badges: ReactNode;
  onChoose: (decision: RoleDecision) => void;
};

function Head({ role, badges, onChoose }: HeadProps) {
  return (
    <Card>
      <div className="mb-2">{badges}</div>
      <h2 className="text-2xl break-words">{titleOf(role)}</h2>
      <p className="mt-1 text-sm text-fg-muted">
        {role.company}
        {role.submitted_at !== null && (
          <>
            {' · '}
            {text.sent}
            <Time at={role.submitted_at} look="relative" />
          </>
        )}
        {role.publish_at !== null && (
          <>
            {' · '}
            {text.publishedOn}
            <Time at={role.publish_at} look="absolute" />
          </>
        )}
      </p>
      {role.published !== null && (
        <Notice icon={Info} className="mt-3">
          {text.isRevision}
        </Notice>
      )}
      {role.decisions.length > 0 && (
        <div className="mt-4 flex flex-wrap gap-2">
          {inOrder(role.decisions).map((decision) => (
            <Button
              key={decision}
              variant={decision === meantOf(role.decisions) ? 'primary' : 'secondary'}
              aria-keyshortcuts={keyOf[decision]?.toUpperCase()}
              onClick={() => onChoose(decision)}
            >
              {text.decisions[decision]}
            </Button>
          ))}
        </div>
      )}
    </Card>
  );
}

function Opened({ role, preview, badges }: Parts & { role: AdminRoleDetail }) {
  const [chosen, setChosen] = useState<RoleDecision | null>(null);
  useActKeys(role.decisions, keyOf, setChosen);
  const { cut_off } = role.form;
  return (
    <div className="flex flex-col gap-4.5">
      <Head role={role} badges={badges(role)} onChoose={setChosen} />
      <Checks checks={role.checks} />
      {role.published !== null && <Difference published={role.published} form={role.form} />}
      <Card title={text.previewTitle} headingLevel={3}>
        {cut_off !== null && <p className="mb-3 text-sm text-fg-muted">{text.cutOff(cut_off)}</p>}
        {preview(role.form)}
      </Card>
      <History title={text.history} steps={role.history} wordsOf={stepWords} />
      {chosen !== null && (
        <DecideDialog key={chosen} role={role} decision={chosen} onClose={() => setChosen(null)} />
      )}
    </div>
  );
}
