/** The words of the document about what a company reads of itself on its profile. */
import type { components } from '@/api/schema';

type Schemas = components['schemas'];

export type RetentionRule = Schemas['RetentionRule'];
