/** Why something cannot be done in a scenario now. */
import type { LanguageId } from '@/api/words';
import { isJudgeDown } from '@/features/practice/rules';
import { text as practiceText } from '@/features/practice/text';
import type { TimedScenario } from '@/features/scenarios/api';
import { text as workspaceText } from '@/features/workspace/text';

/** Why nothing can be written from here. */
export function readOnlyReason(status: string): string | undefined {
  if (status === 'closed') return practiceText.notFound;
  if (status === 'reading') return workspaceText.readingReason;
  return status === 'stale' ? workspaceText.elsewhereReason : undefined;
}

/** Why nothing can be judged. */
export function judgeReason(
  { languages }: TimedScenario,
  language: LanguageId,
): string | undefined {
  if (isJudgeDown({ languages })) return practiceText.judgeDownShort;
  const available = languages.find((one) => one.id === language)?.available === true;
  return available ? undefined : practiceText.noLanguage;
}
