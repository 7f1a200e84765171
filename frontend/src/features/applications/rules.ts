import type { MyApplication, RoleQuestion, SaidToQuestion } from '@/api/words';
import { ApiError } from '@/api/errors';
import { failureWords } from '@/api/failure';
import type { BadgeTone } from '@/ui/Badge';
import { text } from './text';

/** The most bytes of a résumé; the server has the same number. */
export const MAX_BYTES = 5 * 1024 * 1024;

/** Why a file cannot be sent, before it is; null where the server is to look at it. */
export function fileProblem({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  if (!/\.(pdf|json)$/i.test(name)) return text.resume.wrongKind;
  return size > MAX_BYTES ? text.resume.tooLarge : null;
}

/** What the server says of a file that it refused. */
export function fileComplaint(error: unknown): string {
  const [named] = error instanceof ApiError ? error.fields : [];
  return named?.detail ?? failureWords(error, text.resume.failed);
}

/** The bytes of a file in Base64. */
export async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const STEP = 0x8000;
  let binary = '';
  for (let at = 0; at < bytes.length; at += STEP)
    binary += String.fromCharCode(...bytes.subarray(at, at + STEP));
  return btoa(binary);
}

/** “120 KB”, “1.4 MB”. */
export function sizeWords(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} KB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** One answer for each question of the role, in its order; empty where nothing was said yet. */
export function answersTo(
  questions: readonly RoleQuestion[],
  said: readonly SaidToQuestion[],
): SaidToQuestion[] {
  return questions.map(({ prompt }) => ({
    question: prompt,
    answer: said.find(({ question }) => question === prompt)?.answer ?? '',
  }));
}

/** What the server says about single answers, by their place; other complaints are not here. */
export function answerProblems(error: unknown): Record<number, string> {
  const named = error instanceof ApiError ? error.fields : [];
  const found: Record<number, string> = {};
  for (const { field, detail } of named) {
    const place = /^answers\[(\d+)\]/.exec(field)?.[1];
    if (place !== undefined) found[Number(place)] ??= detail;
  }
  return found;
}

/** The stages of an application that goes on, in order. */
export const STAGES: readonly MyApplication['stage'][] = [
  'applied',
  'in_review',
  'assessment',
  'interview',
  'offer',
];

export const stageTones: Record<MyApplication['stage'], BadgeTone> = {
  applied: 'info',
  in_review: 'info',
  assessment: 'caution',
  interview: 'caution',
  offer: 'positive',
  closed: 'neutral',
};
