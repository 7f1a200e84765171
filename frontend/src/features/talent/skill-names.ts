import type { TalentSkill } from '@/api/words';
import { skillNames } from '@/facts/hiring/skills';

/** What each skill of the pool is called. */
export const skills: Record<TalentSkill, string> = skillNames;
