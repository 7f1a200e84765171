// The wire's types of how scores are spread, and how skills went.
import type { components } from '@/api/schema';

export type ScoreSpread = components['schemas']['ScoreSpread'];
export type SkillTrend = components['schemas']['SkillTrend'];
export type SkillTrends = components['schemas']['SkillTrends'];
