import { Link } from 'react-router-dom';

import type { AssessmentDetail } from '@/api/words';
import { paths, to } from '@/facts/paths';
import { text as assistantText } from '@/features/assistant/text';
import { Card } from '@/ui/Card';
import { Time } from '@/ui/Time';

import { text } from '@/features/assessments/text';

const { policies } = assistantText;

/** What applies to the invitations, and the versions there are. */
export function RulesCard({ assessment }: { assessment: AssessmentDetail }) {
  const { settings, versions } = assessment;
  return (
    <Card title={text.settingsTitle}>
      <ul className="flex list-disc flex-col gap-1.5 pl-5 text-sm">
        <li>{text.settingsWindow(settings.window_days)}</li>
        <li>{text.settingsRetake(settings.retake_attempts, settings.retake_days)}</li>
        <li>{text.settingsExtra(settings.accommodation_percent)}</li>
        <li>{settings.records_typing ? text.settingsRecorded : text.settingsUnrecorded}</li>
        <li>{settings.any_address ? text.settingsAnyAddress : text.settingsOwnAddress}</li>
        <li>{text.settingsAi(policies[settings.ai_policy].title)}</li>
      </ul>
      <h3 className="mt-5 mb-1.5 font-sans text-sm font-semibold">{text.versions}</h3>
      <ul className="flex flex-col gap-1.5 text-sm">
        {versions.map((version) => (
          <li key={version.id} className="flex flex-wrap items-center gap-x-3">
            {version.id === assessment.id ? (
              <span className="font-medium">
                {text.version(version.number)} ({text.thisVersion})
              </span>
            ) : (
              <Link
                to={to(paths.assessmentDetail, { assessmentId: version.id })}
                className="inline-flex min-h-6 items-center underline underline-offset-3"
              >
                {text.version(version.number)}
              </Link>
            )}
            <span className="text-fg-muted">
              {text.versionInvited(version.invited)}, <Time at={version.created_at} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
