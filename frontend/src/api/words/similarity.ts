/** The words of the document about programs that are alike. */
import type { components } from '@/api/schema';

type Schemas = components['schemas'];

export type SimilarityBeside = Schemas['SimilarityBeside'];
export type SimilarityFinding = Schemas['SimilarityFinding'];
export type SimilarityRule = Schemas['SimilarityRule'];
export type SimilarityTask = Schemas['SimilarityTask'];
