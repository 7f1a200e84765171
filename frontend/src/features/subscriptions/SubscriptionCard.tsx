import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CompanySubscription, PlanRoom, Subscription } from '@/api/words/plans';
import { money } from '@/features/billing/rules';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { History } from '@/ui/History';
import { Loaded } from '@/ui/Loaded';
import { Progress } from '@/ui/Progress';
import { SkeletonRows } from '@/ui/Skeleton';
import { shortDayWords } from '@/ui/time';
import { plansQuery, subscriptionQuery } from './api';
import { type Asked, SubscriptionDialog } from './SubscriptionDialog';
import { text } from './text';

const words = text.company;

function Running({ subscription }: { subscription: Subscription }) {
  const { plan_name: plan, price, currency, every, next_plan: next } = subscription;
  const plans = useQuery(plansQuery).data?.plans ?? [];
  const named = plans.find(({ slug }) => slug === next)?.form.name ?? next;
  const cost = text.plans.price(money(price, currency), text.every[every]);
  return (
    <div className="text-sm">
      <p className="font-medium">{words.has(plan, cost)}</p>
      <p className="mt-0.5 text-fg-muted">
        {words.until(
          shortDayWords(subscription.period_from),
          shortDayWords(subscription.period_to),
        )}{' '}
        {subscription.ends_with_period ? words.ends : named === null ? null : words.next(named)}
      </p>
    </div>
  );
}

const actsOf = (subscription: Subscription | null): readonly Asked[] => {
  if (subscription === null) return ['subscribe', 'grant'];
  return ['change', subscription.ends_with_period ? 'keep' : 'end', 'churn', 'grant'];
};

function Content({ company, of }: { company: string; of: CompanySubscription }) {
  const { subscription, allowance, quotas, credits } = of;
  const room = ({ used, quota }: PlanRoom) => words.room(used, quota);
  const [asked, setAsked] = useState<Asked | null>(null);
  const { used, quota, renews_on: renews } = allowance;
  return (
    <div className="flex flex-col gap-3">
      {subscription === null ? (
        <p className="text-sm">{words.none}</p>
      ) : (
        <Running subscription={subscription} />
      )}
      <div className="text-sm">
        <p>{words.used(used, quota, shortDayWords(renews))}</p>
        <div className="mt-1.5">
          <Progress label={words.usedBar} done={Math.min(used, quota)} total={quota} />
        </div>
        <p className="mt-1.5">{words.rooms(room(quotas.roles), room(quotas.problems))}</p>
      </div>
      {credits.length > 0 && (
        <div className="text-sm">
          <p className="font-medium">{words.credits}</p>
          <ul className="mt-1 flex flex-col gap-1 text-fg-muted">
            {credits.map((credit, at) => (
              <li key={at} className="break-words">
                {words.credit(credit.used, credit.amount, shortDayWords(credit.expires_on))} ·{' '}
                {credit.reason}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        {actsOf(subscription).map((act) => (
          <Button
            key={act}
            variant={act === 'churn' ? 'danger' : 'secondary'}
            onClick={() => setAsked(act)}
          >
            {words[act]}
          </Button>
        ))}
      </div>
      {asked !== null && (
        <SubscriptionDialog
          company={company}
          asked={asked}
          subscription={subscription}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}

/** What a company pays for regularly, how many candidates it can still invite, and what can be done about both. */
export function SubscriptionCard({ company }: { company: string }) {
  const query = useQuery(subscriptionQuery(company));
  const steps = query.data?.history ?? [];
  return (
    <>
      <Card title={words.title}>
        <Loaded query={query} failed={words.failed} skeleton={<SkeletonRows rows={2} />}>
          {(of) => <Content company={company} of={of} />}
        </Loaded>
      </Card>
      {steps.length > 0 && (
        <History
          title={words.history}
          steps={steps}
          wordsOf={({ action }) => words.steps[action] ?? action}
        />
      )}
    </>
  );
}
