import type { GithubReport } from '@/api/words/github-reports';
import { Badge } from '@/ui/Badge';
import { Progress } from '@/ui/Progress';
import { isUnderWay, stateTone } from './rules';
import { text } from './text';

/** How far a report has come, in words. */
export function StateBadge({ of }: { of: GithubReport }) {
  return <Badge tone={stateTone(of.state)}>{text.states[of.state]}</Badge>;
}

/** How much is read while a report is collected; nothing otherwise. */
export function Reading({ of }: { of: GithubReport }) {
  if (!isUnderWay(of.state)) return null;
  const label = text.progress(of.steps_done, of.steps_all);
  return (
    <div className="flex items-center gap-3">
      <div className="w-40">
        <Progress done={of.steps_done} total={of.steps_all} label={label} />
      </div>
      <span className="text-xs text-fg-muted">{label}</span>
    </div>
  );
}
