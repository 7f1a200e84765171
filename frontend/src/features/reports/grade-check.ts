/** Checks a signed grade in the browser, as docs/GRADES.md describes it. Nothing of it is sent anywhere. */
import type { Report } from '@/api/words';
import type { GradeKey } from '@/api/words/scores';

/** The parts of a grade that a report shows, too. */
type Grade = Pick<
  Report,
  'set_version' | 'submitted_at' | 'formula' | 'fineness' | 'generation'
> & { format: string };
type SignedGrade = {
  grade: Grade;
  signature: { algorithm: string; key: string; value: string };
};

export type GradeVerdict =
  'genuine' | 'of_another' | 'forged' | 'unknown_key' | 'unreadable' | 'unsupported';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** RFC 8785 for what grades hold: whole numbers, texts, lists, and members in the order of their names. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const members = Object.keys(value).sort();
  return `{${members.map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`).join(',')}}`;
}

/** The file as a signed grade; null where it is none. */
function readGrade(file: string): SignedGrade | null {
  try {
    const read: unknown = JSON.parse(file);
    if (!isObject(read) || !isObject(read['grade']) || !isObject(read['signature'])) return null;
    const { key, value, algorithm } = read['signature'];
    const texts = [key, value, algorithm, read['grade']['format']];
    return texts.every((text) => typeof text === 'string') ? (read as SignedGrade) : null;
  } catch {
    return null;
  }
}

/** The bytes of a text in base64; null where it is none. */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  } catch {
    return null;
  }
}

/** Whether the signature is one of this key; null where this browser cannot tell. */
async function isSigned({ grade, signature }: SignedGrade, key: GradeKey): Promise<boolean | null> {
  const said = new TextEncoder().encode(`${grade.format}\n${canonical(grade)}`);
  const [raw, value] = [bytesOf(key.public_key), bytesOf(signature.value)];
  if (raw === null || value === null) return false;
  try {
    const known = await crypto.subtle.importKey('raw', raw, 'Ed25519', false, ['verify']);
    return await crypto.subtle.verify('Ed25519', known, value, said);
  } catch {
    return null;
  }
}

/** What of a grade is in the report as well, moments to the second. */
const facts = (of: Omit<Grade, 'format'>) =>
  [
    of.set_version,
    Math.floor(Date.parse(of.submitted_at) / 1000),
    of.formula,
    of.fineness,
    of.generation,
  ].join(' ');

/** What a file is beside a report: the grade of it as Assay signed it, or what is wrong with it. */
export async function checkGrade(
  file: string,
  keys: readonly GradeKey[],
  report: Report,
): Promise<GradeVerdict> {
  const signed = readGrade(file);
  if (signed === null) return 'unreadable';
  const key = keys.find(({ id }) => id === signed.signature.key);
  if (key === undefined) return 'unknown_key';
  const genuine = await isSigned(signed, key);
  if (genuine === null) return 'unsupported';
  if (!genuine) return 'forged';
  return facts(signed.grade) === facts(report) ? 'genuine' : 'of_another';
}
