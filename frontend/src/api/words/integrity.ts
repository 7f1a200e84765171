// The wire's types about integrity that are used by name.
import type { components } from '@/api/schema';

type Schemas = components['schemas'];

export type AttemptVerification = Schemas['AttemptVerification'];
export type IntegrityCase = Schemas['IntegrityCase'];
export type IntegrityCaseRow = Schemas['IntegrityCaseRow'];
export type IntegrityCaseState = Schemas['IntegrityCaseState'];
export type IntegrityCaseText = Schemas['IntegrityCaseText'];
export type IntegrityDecider = Schemas['IntegrityDecider'];
export type IntegrityDecision = Schemas['IntegrityDecision'];
export type IntegrityExamination = Schemas['IntegrityExamination'];
export type IntegrityFinding = Schemas['IntegrityFinding'];
export type IntegrityLevel = Schemas['IntegrityLevel'];
export type IntegrityOutcome = Schemas['IntegrityOutcome'];
export type IntegrityQueue = Schemas['IntegrityQueue'];
export type IntegrityRules = Schemas['IntegrityRules'];
export type IntegrityStanding = Schemas['IntegrityStanding'];
export type OwnIntegrityCase = Schemas['OwnIntegrityCase'];
export type ReportIntegrity = Schemas['ReportIntegrity'];
export type ReportMode = Schemas['ReportMode'];
