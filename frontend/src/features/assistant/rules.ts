/** What an answer is made of, and how questions stand. */
import type { AssistantQuestion, AssistantUse } from '@/api/words/assistant';

export type AnswerPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string; readonly language: string };

const FENCE = /^\s*```\s*([\w+#-]*)\s*$/;

/** Takes an answer apart at its fences. One that is not closed yet is code to its end. */
export function answerParts(answer: string): AnswerPart[] {
  const parts: AnswerPart[] = [];
  let lines: string[] = [];
  let language: string | null = null;
  const close = () => {
    const text = lines.join('\n');
    lines = [];
    if (language !== null) parts.push({ kind: 'code', text, language });
    else if (text.trim() !== '') parts.push({ kind: 'text', text: text.trim() });
  };
  for (const line of answer.split('\n')) {
    const fence = FENCE.exec(line);
    if (fence === null) {
      lines.push(line);
      continue;
    }
    close();
    language = language === null ? (fence[1] ?? '') : null;
  }
  close();
  return parts.filter((part) => part.kind === 'code' || part.text !== '');
}

/** Whether an answer is still to come. */
export const isOpen = ({ state }: Pick<AssistantQuestion, 'state'>): boolean =>
  state === 'waiting' || state === 'asking';

/** Whether the assistant of an attempt can be asked. */
export const canBeAsked = (assistant: AssistantUse): boolean =>
  assistant === 'unused' || assistant === 'used';

/** The longest code that is sent along, in characters. */
export const MAX_CODE = 32_000;

/** How many characters, as the server counts them. */
export const lengthOf = (text: string): number => Array.from(text).length;
