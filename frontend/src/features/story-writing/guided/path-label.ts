import { text } from '@/features/story-writing/text';

/** What a field's path is called on the screen. */
export function pathLabel(path: string): string {
  const [top = '', at, name] = path.split('.');
  const labels: Record<string, string> = {
    company_name: text.form.company,
    position: text.form.position,
    level: text.form.level,
    year: text.form.year,
    month: text.form.month,
    source: text.form.source,
    language: text.form.language,
    rounds: text.form.rounds,
    difficulty: text.form.difficulty,
    experience: text.form.experience,
    outcome: text.form.outcome,
    days_to_decision: text.form.days,
    pay: text.form.pay,
    summary: text.form.summary,
    tips: text.form.tips,
  };
  if (top === 'rounds' && at !== undefined) {
    const round = text.round.name(Number(at) + 1);
    const inside: Record<string, string> = {
      kind: text.round.kind,
      minutes: text.round.minutes,
      format: text.round.format,
      held_on: text.round.held,
      description: text.round.description,
      questions: text.round.questions,
    };
    const part = name === undefined ? undefined : inside[name];
    return part === undefined ? round : `${round}, ${part}`;
  }
  return labels[top] ?? path;
}
