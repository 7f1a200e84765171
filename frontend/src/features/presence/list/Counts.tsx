import type { PresenceCounts } from '@/api/words/presence';
import { Card } from '@/ui/Card';
import { Loading } from '@/ui/Skeleton';
import { onlineOf, roles } from './rules';
import { text } from './text';

function Figure({ label, value, detail }: { label: string; value: number; detail?: string }) {
  return (
    <div className="rounded-lg border border-line bg-surface px-4.5 py-3.5">
      <dt className="text-xs text-fg-muted">{label}</dt>
      <dd className="text-2xl font-semibold tabular-nums">{value.toLocaleString('en')}</dd>
      {detail !== undefined && <dd className="mt-0.5 text-xs text-fg-muted">{detail}</dd>}
    </div>
  );
}

/** How many are online, by role, what is in progress, and the judge's queue. */
export function Counts({ counts }: { counts: PresenceCounts }) {
  const waits = counts.judge_waits_s > 0 ? ` ${text.waits(counts.judge_waits_s)}` : '';
  return (
    <>
      <dl className="mb-4.5 grid gap-3 md:grid-cols-3">
        <Figure label={text.online} value={onlineOf(counts)} />
        <Figure label={text.attempts} value={counts.attempts} />
        <Figure
          label={text.judge}
          value={counts.judge_queued}
          detail={`${text.judging(counts.judge_running)}.${waits}`}
        />
      </dl>
      <Card className="mb-4.5">
        <ul aria-label={text.online} className="grid gap-x-6 gap-y-3 md:grid-cols-2 lg:grid-cols-4">
          {counts.roles.map(({ role, active, idle, away }) => (
            <li key={role} className="text-sm">
              <p className="font-medium">{text.rolesMany[role]}</p>
              <p className="text-fg-muted tabular-nums">
                {`${active} ${text.active} · ${idle} ${text.idle} · ${away} ${text.away}`}
              </p>
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}

const nobody: PresenceCounts = {
  attempts: 0,
  hours: [],
  judge_queued: 0,
  judge_running: 0,
  judge_waits_s: 0,
  roles: roles.map((role) => ({ role, active: 0, idle: 0, away: 0 })),
};

/** The boxes of the figures before those come, each of its height. */
export function CountsSkeleton() {
  return (
    <Loading>
      <div aria-hidden="true" className="[&_dd]:invisible [&_dt]:invisible [&_p]:invisible">
        <Counts counts={nobody} />
      </div>
    </Loading>
  );
}
