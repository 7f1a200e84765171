import type { GuideAnswerWire, OwnStoryWire, StoryFormWire, StoryWarning } from '@/api/words';
import type { GuideAnswer, OwnStory, StoryForm } from './draft';

/** `rounds[0].kind` of the wire as `rounds.0.kind`, which is how a form is walked through. */
export const fromWirePath = (path: string): string => path.replaceAll(/\[(\d+)\]/g, '.$1');
export const toWirePath = (path: string): string => path.replaceAll(/\.(\d+)(?=\.|$)/g, '[$1]');

export const warningFromWire = (warning: StoryWarning): StoryWarning => ({
  ...warning,
  field: fromWirePath(warning.field),
});

/** A field that holds nothing is an empty text here: that is what a text field can show. */
export function formFromWire(form: StoryFormWire): StoryForm {
  return {
    ...form,
    company_name: form.company_name ?? '',
    position: form.position ?? '',
    summary: form.summary ?? '',
    tips: form.tips ?? '',
    language: form.language ?? 'en',
    pay: form.pay ?? null,
    rounds: form.rounds.map((round) => ({ ...round, description: round.description ?? '' })),
  };
}

export function ownFromWire(own: OwnStoryWire): OwnStory {
  const { told_by, ...preview } = own.preview;
  return {
    ...own,
    form: formFromWire(own.form),
    preview: { told_by, ...formFromWire(preview) },
    warnings: own.warnings.map(warningFromWire),
    machine_filled: own.machine_filled.map(fromWirePath),
    confirmed: own.confirmed.map(fromWirePath),
  };
}

export function answerFromWire(answer: GuideAnswerWire): GuideAnswer {
  return {
    ...answer,
    filled: answer.filled.map((each) => ({ ...each, field: fromWirePath(each.field) })),
    interview: ownFromWire(answer.interview),
  };
}
