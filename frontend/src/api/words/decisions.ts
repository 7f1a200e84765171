// What a company decides about the result of somebody whom it invited.
import type { components } from '@/api/schema';

type Schemas = components['schemas'];

export type ResultDecision = Schemas['ResultDecision'];
export type ResultDecisionEvent = Schemas['ResultDecisionEvent'];
export type ResultDeclineCode = Schemas['ResultDeclineCode'];
export type ResultDecided = Schemas['ResultDecided'];
export type DecideResult = Schemas['DecideOnResult'];
