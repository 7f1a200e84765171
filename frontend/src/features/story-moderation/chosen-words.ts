import type { StoryFormWire } from '@/api/words';
import { difficultyWord } from '@/features/stories/rules';
import { text as reading } from '@/features/stories/text';

/** The answers that were chosen, on one line. */
export function chosenWords(form: StoryFormWire): string {
  const parts = [
    form.level === null ? null : reading.levels[form.level],
    form.source === null ? null : reading.sources[form.source],
    form.outcome === null ? null : reading.outcomes[form.outcome],
    form.difficulty === null ? null : difficultyWord(form.difficulty),
    form.experience === null ? null : reading.experiences[form.experience],
    form.days_to_decision === null ? null : reading.days(form.days_to_decision),
    form.language,
  ];
  return parts.filter((part) => part !== null).join(' · ');
}
