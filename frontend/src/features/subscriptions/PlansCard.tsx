import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Plan } from '@/api/words/plans';
import { money } from '@/features/billing/rules';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Loaded } from '@/ui/Loaded';
import { SkeletonRows } from '@/ui/Skeleton';
import { plansQuery } from './api';
import { PlanDialog } from './PlanDialog';
import { DEFAULT_PLAN } from './rules';
import { text } from './text';

const words = text.plans;

function Row({ plan, onEdit }: { plan: Plan; onEdit: () => void }) {
  const { form, slug } = plan;
  const isDefault = slug === DEFAULT_PLAN;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-4.5 py-2.5 text-sm last:border-b-0">
      <span className="font-medium">{form.name}</span>
      <span className="min-w-0 flex-1 basis-40 text-fg-muted">{words.has(form)}</span>
      {isDefault ? (
        <Badge>{words.withoutSubscription}</Badge>
      ) : (
        <span className="tabular-nums">
          {words.price(money(form.price, form.currency), text.every[form.every])}
        </span>
      )}
      {!form.offered && !isDefault && <Badge tone="caution">{words.notOffered}</Badge>}
      <Button size="sm" aria-label={words.editOf(form.name)} onClick={onEdit}>
        {words.edit}
      </Button>
    </li>
  );
}

/** What companies can be subscribed to, and what holds for those that are not. */
export function PlansCard() {
  const query = useQuery(plansQuery);
  const [edited, setEdited] = useState<Plan | 'new' | null>(null);
  const add = (
    <Button
      size="sm"
      icon={<Plus size={15} strokeWidth={1.75} aria-hidden="true" />}
      onClick={() => setEdited('new')}
    >
      {words.add}
    </Button>
  );
  return (
    <Card flush title={words.title}>
      <div className="flex flex-wrap items-center justify-between gap-2 border-b border-line px-4.5 py-2.5">
        <p className="text-sm text-fg-muted">{words.lead}</p>
        {add}
      </div>
      <Loaded query={query} failed={words.failed} skeleton={<SkeletonRows rows={3} />}>
        {({ plans }) => (
          <ul aria-label={words.list}>
            {plans.map((plan) => (
              <Row key={plan.slug} plan={plan} onEdit={() => setEdited(plan)} />
            ))}
          </ul>
        )}
      </Loaded>
      {edited !== null && (
        <PlanDialog plan={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </Card>
  );
}
