import type { components } from '@/api/schema';

type Schemas = components['schemas'];

/** The mail of an invitation before it is sent. */
export type SampleMail = Schemas['SampleMail'];
export type WordingRequest = Schemas['WordingBody'];
