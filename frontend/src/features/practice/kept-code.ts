/** The code of an invitation that this tab came with, until its attempt is over. */
import { forget, read } from '@/platform/storage';
import { isCode, typedCode } from './rules';

/** The code; null where there is none, or it cannot be one. */
export function keptCode(): string | null {
  const code = typedCode(read('aiCode') ?? '');
  return isCode(code) ? code : null;
}

/** Forgets this code; one of another invitation stays. */
export function forgetCode(code: string): void {
  if (keptCode() === typedCode(code)) forget('aiCode');
}
