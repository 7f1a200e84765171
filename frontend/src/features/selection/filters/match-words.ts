import type { CandidateFacts } from '@/api/words/hiring/slates';
import { text } from './text';

type Requirements = CandidateFacts['requirements'];

export type Match = {
  /** What somebody states, and what not. Answers are counted: their questions are long. */
  stated: string[];
  missing: string[];
  /** "2 of 3 stated": of the requirements themselves, each answer counted by itself. */
  short: string;
  /** All of it, as a title and for screen readers. */
  long: string;
};

/** What of a role's requirements somebody states, and what not. */
export function matchesOf(requirements: Requirements): Match {
  const named = requirements
    .filter(({ kind }) => kind !== 'answer')
    .map(({ kind, name, is_stated }) => ({
      words: kind === 'start' ? text.start(name) : name,
      is_stated,
    }));
  const answers = requirements.filter(({ kind }) => kind === 'answer');
  const met = answers.filter(({ is_stated }) => is_stated).length;
  if (answers.length > 0)
    named.push({ words: text.answers(met, answers.length), is_stated: met === answers.length });
  const wordsOf = (are: boolean) =>
    named.filter(({ is_stated }) => is_stated === are).map(({ words }) => words);
  const [stated, missing] = [wordsOf(true), wordsOf(false)];
  const parts = [
    ...(stated.length > 0 ? [`${text.states} ${stated.join(', ')}.`] : []),
    ...(missing.length > 0 ? [`${text.statesNot} ${missing.join(', ')}.`] : []),
  ];
  const count = requirements.filter(({ is_stated }) => is_stated).length;
  return {
    stated,
    missing,
    short: text.statedOf(count, requirements.length),
    long: parts.join(' '),
  };
}
