// The wire's types of problems that are being written.
import type { components } from '@/api/schema';

type Schemas = components['schemas'];

export type BeginProblem = Schemas['BeginProblem'];
export type ImportedProblem = Schemas['ImportedProblem'];
export type OpenProblemDraft = Schemas['OpenProblemDraft'];
export type ProblemBuilderTab = Schemas['ProblemBuilderTab'];
export type ProblemCheckLine = Schemas['ProblemCheckLine'];
export type ProblemChecklistItem = Schemas['ProblemChecklistItem'];
export type ProblemChecklistLine = Schemas['ProblemChecklistLine'];
export type ProblemDraft = Schemas['ProblemDraft'];
export type ProblemDraftPage = Schemas['Page_ProblemDraft'];
export type ProblemDraftKind = Schemas['ProblemDraftKind'];
export type ProblemDraftState = Schemas['ProblemDraftState'];
export type ProblemFileChange = Schemas['ProblemFileChange'];
export type ProblemWithholding = Schemas['ProblemWithholding'];
