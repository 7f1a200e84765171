/** How hard a password is to guess, roughly: by its length and by how much of it differs. Pure; it is sent nowhere. */
export type Strength = 'weak' | 'fair' | 'strong';

/** Beginnings of what is guessed first. */
const COMMON =
  /^(?:pass(?:wor[dt])?|passw0rd|qwert[yz]|letmein|welcome|admin|iloveyou|abc123|assay)/iu;

/** Whether each character follows the one before: 123456, abcdef, 654321. */
function isSequence(password: string): boolean {
  const codes = Array.from(password, (char) => char.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, at) => code - (codes[at] ?? 0));
  return [1, -1].some((step) => steps.every((each) => each === step));
}

/** Length counts for more than signs: four words that nobody has put together are strong. */
export function strengthOf(password: string): Strength {
  const length = Array.from(password).length;
  const different = new Set(Array.from(password.toLowerCase())).size;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];
  const mixed = kinds.filter((kind) => kind.test(password)).length;
  const guessed = COMMON.test(password) && length < 16;
  if (length < 8 || different < 5 || guessed || isSequence(password)) return 'weak';
  return length >= 14 || (length >= 10 && mixed >= 3) ? 'strong' : 'fair';
}
