// The wire's types of how scores are spread.
import type { components } from '@/api/schema';

export type ScoreSpread = components['schemas']['ScoreSpread'];
