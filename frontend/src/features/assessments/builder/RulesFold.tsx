import { type ReactNode, useState } from 'react';

import type { AssessmentSettings } from '@/api/words';
import { text } from '@/features/assessments/text';
import { text as assistantText } from '@/features/assistant/text';

type RulesFoldProps = {
  settings: AssessmentSettings;
  /** Whether one of the rules is wrong: it has to be seen. */
  isWrong: boolean;
  /** The fields of the rules. */
  children: ReactNode;
};

/** What applies unless it is changed, in a line, and the fields to change it with: nobody has to read them first. */
export function RulesFold({ settings, isWrong, children }: RulesFoldProps) {
  const [open, setOpen] = useState(false);
  const { window_days, retake_attempts, retake_days, accommodation_percent, ai_policy } = settings;
  return (
    <div className="flex flex-col gap-2 text-sm">
      <p>
        {text.settingsWindow(window_days)} {text.settingsRetake(retake_attempts, retake_days)}{' '}
        {text.settingsExtra(accommodation_percent)}{' '}
        {settings.records_typing ? text.settingsRecorded : text.settingsUnrecorded}.{' '}
        {text.settingsAi(assistantText.policies[ai_policy].title)}
      </p>
      <details open={open || isWrong} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="inline-flex min-h-6 cursor-pointer items-center font-medium text-link max-md:min-h-11">
          {text.rulesChange}
        </summary>
        <div className="mt-3">{children}</div>
      </details>
    </div>
  );
}
