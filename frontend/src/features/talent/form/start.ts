import type { Profile, TalentSkill } from '@/api/words';
import { draftOf, type Draft } from '@/features/talent/rules';
import { skills } from '@/features/talent/skill-names';
import { forget, read, write } from '@/platform/storage';

/** The most skills that a place in the pool has. */
const MOST_SKILLS = 20;

/** How a skill is written by people who write it differently: “Node.js”, “nodejs”, “NODE JS”. */
const plain = (typed: string) => typed.toLowerCase().replaceAll(/[^\p{L}\p{N}+#]/gu, '');

const known = new Map(
  (Object.entries(skills) as [TalentSkill, string][]).flatMap(([word, name]) => [
    [plain(word), word] as const,
    [plain(name), word] as const,
  ]),
);

/** What the form begins with before somebody joins: what their own profile says already, and nothing agreed to. */
export function startOf(account: Pick<Profile, 'headline' | 'skills'> | null): Draft {
  const said = (account?.skills ?? []).flatMap((typed) => known.get(plain(typed)) ?? []);
  return {
    ...draftOf(null),
    headline: account?.headline ?? '',
    skills: [...new Set(said)].slice(0, MOST_SKILLS),
  };
}

type Kept = { of: string; draft: Partial<Draft> };

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'of' in value && 'draft' in value;

/** What this person typed in this tab before they joined, over what it begins with. What they agreed to is asked again. */
export function keptOver(start: Draft, of: string): Draft {
  try {
    const kept: unknown = JSON.parse(read('talentDraft') ?? 'null');
    return isKept(kept) && kept.of === of ? { ...start, ...kept.draft, consent: false } : start;
  } catch {
    return start;
  }
}

/** Keeps what is typed until it is sent; null forgets it. */
export function keepDraft(of: string, draft: Draft | null): void {
  if (draft === null) forget('talentDraft');
  else write('talentDraft', JSON.stringify({ of, draft } satisfies Kept));
}
