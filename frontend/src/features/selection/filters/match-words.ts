import type { CandidateFacts } from '@/api/words/hiring/slates';
import { text } from './text';

type Requirements = CandidateFacts['requirements'];

/** What of a role's requirements somebody states, and what not. Answers are counted: their questions are long. */
export function matchesOf(requirements: Requirements): { stated: string[]; missing: string[] } {
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
  const wordsOf = (stated: boolean) =>
    named.filter(({ is_stated }) => is_stated === stated).map(({ words }) => words);
  return { stated: wordsOf(true), missing: wordsOf(false) };
}
