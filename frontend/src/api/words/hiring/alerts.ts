// The wire's types about candidates' alerts of new roles that are used by name.
import type { components } from '@/api/schema';

type Schemas = components['schemas'];

export type RoleAlert = Schemas['RoleAlert'];
