/** The words of the document about a company's home. */
import type { components } from '@/api/schema';

type Schemas = components['schemas'];

export type Activity = Schemas['Activity'];
export type ActivityKind = Schemas['ActivityKind'];
export type HomeFigures = Schemas['HomeFigures'];
export type HomePerson = Schemas['HomePerson'];
export type Need = Schemas['Need'];
export type NeedKind = Schemas['NeedKind'];
export type Needs = Schemas['Needs'];
